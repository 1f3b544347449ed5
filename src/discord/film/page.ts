// The page a film is shown on: data, style and a small script in one file, which may load nothing.

const style = `
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;background:#fbfaf7;color:#222}
h1{font-size:1.3rem}h2{font-size:1.05rem;margin:1.2rem 0 .4rem}
img{width:100%;height:auto;border-radius:.4rem}
nav{position:sticky;top:0;background:#fbfaf7;padding:.5rem 0;display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
nav input{flex:1;min-width:6rem}button{font:inherit;padding:.3rem .8rem}
.detail{color:#666;font-size:.9em}.headline{font-weight:700}.to{color:#7a4}
p{margin:.15rem 0}table{border-collapse:collapse}td,th{padding:.1rem .7rem .1rem 0;text-align:left}
svg{width:100%;height:12rem;background:#fff;border:1px solid #ddd}.key{display:inline-block;margin-right:1rem}
@media(prefers-color-scheme:dark){body,nav{background:#1b1d21;color:#e8e6e1}svg{background:#24272c}.detail{color:#aaa}}
`;

const script = `
(function(){
var film=JSON.parse(document.getElementById('film').textContent),lang=film.langs[0],now=0,timer=null;
function say(t){return t===null?'':typeof t==='string'?t:t[lang]||''}
function el(tag,text,cls){var e=document.createElement(tag);if(text!==undefined)e.textContent=text;if(cls)e.className=cls;return e}
function id(name){return document.getElementById(name)}
function svg(tag,at){var e=document.createElementNS('http://www.w3.org/2000/svg',tag);for(var k in at)e.setAttribute(k,at[k]);return e}
function stop(){if(timer){clearInterval(timer);timer=null}}
function go(n){now=Math.max(0,Math.min(film.frames.length-1,n));show()}
function show(){
  var f=film.frames[now],n=now;
  while(n>0&&!film.frames[n].picture)n--;
  var data=film.frames[n]&&film.frames[n].picture;
  id('board').hidden=!data;if(data){id('board').src='data:image/png;base64,'+data;id('board').alt=say(f.title)}
  id('at').textContent=say(f.title);id('range').value=now;
  var told=id('told');told.replaceChildren();
  f.told.forEach(function(r){var p=el('p',undefined,r.weight);
    if(r.to.length)p.append(el('span',r.to.map(say).join(', ')+': ','to'));
    p.append(say(r.text));told.append(p)});
  var hands=id('hands');hands.replaceChildren();
  if(f.hands.length){hands.append(el('h2',say(film.words.hands)));
    f.hands.forEach(function(h){hands.append(el('p',say(h.name),'headline'));h.lines.forEach(function(l){hands.append(el('p',say(l)))})})}
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
  document.documentElement.lang=lang;document.title=film.title;id('title').textContent=film.title;id('outcome').textContent=say(film.outcome);id('origin').textContent=say(film.origin);
  id('back').textContent='◀ '+say(film.words.back);id('on').textContent=say(film.words.on)+' ▶';id('play').textContent='⏯ '+say(film.words.play);
  id('range').max=film.frames.length-1;
  var more=id('more');more.replaceChildren();
  film.charts.forEach(function(c){more.append(chart(c))});
  more.append(el('h2',say(film.words.people)),table([],film.people.map(function(p){return[say(p.seat),say(p.who)]})));
  if(film.luck.length)more.append(el('h2',say(film.words.luck)),table(['',say(film.words.rolls),say(film.words.mean),say(film.words.expected)],
    film.luck.map(function(l){return[say(l.name),l.rolls,l.mean,l.expected]})));
  show();
}
film.langs.forEach(function(l){if(film.langs.length<2)return;var b=el('button',l==='ko'?'한국어':'English');b.onclick=function(){lang=l;draw()};id('langs').append(b)});
id('back').onclick=function(){stop();go(now-1)};id('on').onclick=function(){stop();go(now+1)};
id('range').oninput=function(e){stop();go(Number(e.target.value))};
id('play').onclick=function(){if(timer){stop();return}if(now===film.frames.length-1)go(0);timer=setInterval(function(){if(now===film.frames.length-1)stop();else go(now+1)},1200)};
document.onkeydown=function(e){if(e.key==='ArrowLeft')go(now-1);if(e.key==='ArrowRight')go(now+1)};
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
<h1 id="title"></h1><p id="outcome" class="headline"></p><p id="origin" class="detail"></p><p id="langs"></p>
<nav><button id="back"></button><button id="play"></button><input id="range" type="range" min="0"><button id="on"></button></nav>
<h2 id="at"></h2><img id="board" alt=""><div id="told"></div><div id="hands"></div><div id="more"></div>
<script type="application/json" id="film">${json}</script>
<script>${script}</script></body></html>
`;
}
