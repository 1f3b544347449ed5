// The page a film is shown on: data, style and a small script in one file, which may load nothing.

const style = `
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;background:#fbfaf7;color:#222}
main{padding:.2rem .8rem 1rem}
header{display:flex;gap:.5rem;align-items:center;padding:.2rem .8rem;font-size:.8rem;color:#666}
header b{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
header button{font-size:.8rem;padding:.1rem .5rem}
h2{font-size:1.05rem;margin:1.2rem 0 .4rem}
#stage{overflow:hidden;touch-action:pan-y;display:flex;justify-content:center}#stage.near{touch-action:none}
img{display:block;max-width:100%;max-height:calc(100vh - 5.6rem);max-height:calc(100dvh - 5.6rem);transform-origin:0 0;user-select:none;-webkit-user-drag:none}
nav{position:sticky;bottom:0;background:#fbfaf7;padding:.3rem .8rem;display:flex;gap:.4rem;align-items:center;border-top:1px solid #ddd}
nav select{flex:1;min-width:0;font:inherit;padding:.3rem}button{font:inherit;padding:.3rem .7rem}
.detail{color:#666;font-size:.9em}.headline{font-weight:700}.to{color:#7a4}
p{margin:.15rem 0}table{border-collapse:collapse}td,th{padding:.1rem .7rem .1rem 0;text-align:left}
svg{width:100%;height:12rem;background:#fff;border:1px solid #ddd}.key{display:inline-block;margin-right:1rem}
@media(prefers-color-scheme:dark){body,nav{background:#1b1d21;color:#e8e6e1}svg{background:#24272c}.detail,header{color:#aaa}}
`;

const script = `
(function(){
var film=JSON.parse(document.getElementById('film').textContent),lang=film.langs[0],now=0,timer=null;
function say(t){return t===null?'':typeof t==='string'?t:t[lang]||''}
function el(tag,text,cls){var e=document.createElement(tag);if(text!==undefined)e.textContent=text;if(cls)e.className=cls;return e}
function id(name){return document.getElementById(name)}
function svg(tag,at){var e=document.createElementNS('http://www.w3.org/2000/svg',tag);for(var k in at)e.setAttribute(k,at[k]);return e}
function stop(){if(timer){clearInterval(timer);timer=null}}
function go(n){now=Math.max(0,Math.min(film.frames.length-1,n));fit();show()}
// A message's signs for bold, underlined and struck text, as such.
function mark(into,text){
  var signs={'**':'b','__':'u','~~':'s','\`':'code'},found=/(\\*\\*|__|~~|\`)(.+?)\\1/.exec(text);
  if(!found){into.append(text.replace(/\\\\([^A-Za-z0-9\\s])/g,'$1'));return into}
  mark(into,text.slice(0,found.index));into.append(mark(el(signs[found[1]]),found[2]));
  return mark(into,text.slice(found.index+found[0].length));
}
// The board under two fingers, the wheel, or a double press; moved with one finger while it is near.
var seen={s:1,x:0,y:0},fingers={};
function place(){
  var b=id('board'),w=b.offsetWidth,h=b.offsetHeight;
  seen.s=Math.max(1,Math.min(8,seen.s));
  seen.x=Math.min(0,Math.max(w-w*seen.s,seen.x));seen.y=Math.min(0,Math.max(h-h*seen.s,seen.y));
  b.style.transform=seen.s===1?'':'translate('+seen.x+'px,'+seen.y+'px) scale('+seen.s+')';
  id('stage').className=seen.s===1?'':'near';
}
function fit(){seen={s:1,x:0,y:0};place()}
function near(by,x,y){
  var at=id('stage').getBoundingClientRect(),b=id('board');x-=at.left+b.offsetLeft-id('stage').offsetLeft;y-=at.top;
  var s=Math.max(1,Math.min(8,seen.s*by));seen.x=x-(x-seen.x)*s/seen.s;seen.y=y-(y-seen.y)*s/seen.s;seen.s=s;place();
}
function both(){var all=Object.values(fingers);if(all.length<2)return null;
  return{x:(all[0].x+all[1].x)/2,y:(all[0].y+all[1].y)/2,d:Math.hypot(all[0].x-all[1].x,all[0].y-all[1].y)}}
function show(){
  var f=film.frames[now],n=now;
  while(n>0&&!film.frames[n].picture)n--;
  var data=film.frames[n]&&film.frames[n].picture;
  id('board').hidden=!data;if(data){id('board').src='data:image/png;base64,'+data;id('board').alt=say(f.title)}
  id('at').value=now;
  var told=id('told');told.replaceChildren();
  f.told.forEach(function(r){var p=el('p',undefined,r.weight);
    if(r.to.length)p.append(el('span',r.to.map(say).join(', ')+': ','to'));
    mark(p,say(r.text));told.append(p)});
  var hands=id('hands');hands.replaceChildren();
  if(f.hands.length){hands.append(el('h2',say(film.words.hands)));
    f.hands.forEach(function(h){hands.append(el('p',say(h.name),'headline'));h.lines.forEach(function(l){hands.append(mark(el('p'),say(l)))})})}
  document.querySelectorAll('.cursor').forEach(function(c){var x=film.frames.length<2?0:now/(film.frames.length-1)*1000;c.setAttribute('x1',x);c.setAttribute('x2',x)});
}
function chart(c){
  var box=el('section');box.append(el('h2',say(c.name)));
  var all=[].concat.apply([],c.series.map(function(s){return s.values})),low=Math.min.apply(null,all.concat(0)),high=Math.max.apply(null,all.concat(1));
  var g=svg('svg',{viewBox:'0 0 1000 200',preserveAspectRatio:'none'});
  function y(v){return 190-(v-low)/(high-low||1)*180}
  g.append(svg('line',{x1:0,x2:1000,y1:y(0),y2:y(0),stroke:'#999','stroke-dasharray':'4 4'}));
  g.append(svg('line',{class:'cursor',x1:0,x2:0,y1:0,y2:200,stroke:'#c33'}));
  c.series.forEach(function(s){var last=s.values.length-1||1;
    g.append(svg('polyline',{fill:'none',stroke:s.colour,'stroke-width':2.5,'vector-effect':'non-scaling-stroke',
      points:s.values.map(function(v,n){return n/last*1000+','+y(v)}).join(' ')}))});
  box.append(g);
  c.series.forEach(function(s){var k=el('span',undefined,'key'),dot=el('span','● ');dot.style.color=s.colour;
    k.append(dot,say(s.name)+' '+s.values[s.values.length-1]);box.append(k)});
  return box;
}
function table(head,rows){var t=el('table'),h=el('tr');head.forEach(function(c){h.append(el('th',c))});t.append(h);
  rows.forEach(function(r){var l=el('tr');r.forEach(function(c){l.append(el('td',String(c)))});t.append(l)});return t}
function draw(){
  document.documentElement.lang=lang;document.title=film.title;id('title').textContent=film.title;
  ['back','on','play'].forEach(function(name){id(name).title=say(film.words[name]);id(name).setAttribute('aria-label',say(film.words[name]))});
  var at=id('at'),group=null;at.replaceChildren();
  film.frames.forEach(function(f,n){
    if(!group||group.label!==say(f.span)){group=el('optgroup');group.label=say(f.span);at.append(group)}
    var o=el('option',say(f.title));o.value=n;group.append(o)});
  var more=id('more');more.replaceChildren();
  if(film.outcome)more.append(mark(el('h2'),say(film.outcome)));
  if(film.origin)more.append(el('p',say(film.origin),'detail'));
  film.charts.forEach(function(c){more.append(chart(c))});
  more.append(el('h2',say(film.words.people)),table([],film.people.map(function(p){return[say(p.seat),say(p.who)]})));
  if(film.luck.length)more.append(el('h2',say(film.words.luck)),table(['',say(film.words.rolls),say(film.words.mean),say(film.words.expected)],
    film.luck.map(function(l){return[say(l.name),l.rolls,l.mean,l.expected]})));
  show();
}
film.langs.forEach(function(l){if(film.langs.length<2)return;var b=el('button',l==='ko'?'한국어':'English');b.onclick=function(){lang=l;draw()};id('langs').append(b)});
id('back').onclick=function(){stop();go(now-1)};id('on').onclick=function(){stop();go(now+1)};
id('at').onchange=function(e){stop();go(Number(e.target.value))};
id('stage').onwheel=function(e){e.preventDefault();near(e.deltaY<0?1.2:1/1.2,e.clientX,e.clientY)};
id('stage').ondblclick=function(e){if(seen.s>1)fit();else near(3,e.clientX,e.clientY)};
id('stage').onpointerdown=function(e){fingers[e.pointerId]={x:e.clientX,y:e.clientY}};
id('stage').onpointermove=function(e){
  var was=fingers[e.pointerId];if(!was)return;
  var before=both();fingers[e.pointerId]={x:e.clientX,y:e.clientY};
  var after=both();
  if(before&&after){seen.x+=after.x-before.x;seen.y+=after.y-before.y;near(after.d/before.d,after.x,after.y)}
  else if(seen.s>1){seen.x+=e.clientX-was.x;seen.y+=e.clientY-was.y;place()}
};
['onpointerup','onpointercancel','onpointerleave'].forEach(function(name){id('stage')[name]=function(e){delete fingers[e.pointerId]}});
id('play').onclick=function(){if(timer){stop();return}if(now===film.frames.length-1)go(0);timer=setInterval(function(){if(now===film.frames.length-1)stop();else go(now+1)},1200)};
document.onkeydown=function(e){if(e.target.tagName==='SELECT')return;if(e.key==='ArrowLeft')go(now-1);if(e.key==='ArrowRight')go(now+1)};
draw();
})();
`;

/** The page of a film; its data is put on the page as text by the script, never as markup. */
export function pageOf(data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<style>${style}</style></head><body>
<header><b id="title"></b><span id="langs"></span></header>
<div id="stage"><img id="board" alt="" draggable="false"></div>
<main><div id="told"></div><div id="hands"></div><div id="more"></div></main>
<nav><button id="back">◀</button><select id="at"></select><button id="play">⏯</button><button id="on">▶</button></nav>
<script type="application/json" id="film">${json}</script>
<script>${script}</script></body></html>
`;
}
