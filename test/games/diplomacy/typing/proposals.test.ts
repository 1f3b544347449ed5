// What a person proposes to a computer player in a few words, in either language: understood as meant, or not at all.
import { describe, expect, it } from 'vitest';
import { options } from '../../../../src/games/diplomacy/options.js';
import type { Said } from '../../../../src/games/diplomacy/questions/letters.js';
import { setup } from '../../../../src/games/diplomacy/setup.js';
import { proposalIn } from '../../../../src/games/diplomacy/typing/proposals.js';
import { viewOf } from '../../../../src/games/diplomacy/view.js';

const state = setup(options.parse({})).state;
const view = viewOf(
  { ...state, units: state.units.map((unit) => (unit.at === 'mun' ? { ...unit, at: 'ruh' } : unit)) },
  null,
);

const read = (text: string) => proposalIn(text, { view, from: 'france', to: 'germany', isFree: () => true });

function meant(text: string): string | undefined {
  const said: Said | undefined = read(text);
  switch (said?.kind) {
    case 'peace':
      return `peace until ${said.until}`;
    case 'border':
      return `out of ${said.province}`;
    case 'together':
      return `against ${said.against}`;
    case 'support':
      return `${said.unit.at} for ${said.of.at} to ${said.to}`;
    default:
      return undefined;
  }
}

describe('a proposal', () => {
  it.each([
    ['Peace?', 'peace until 1902'],
    ['Shall we have peace until the end of next year?', 'peace until 1902'],
    ['A truce between us.', 'peace until 1902'],
    ['NAP?', 'peace until 1902'],
    ['평화 어떻습니까?', 'peace until 1902'],
    ['서로 불가침 조약을 맺읍시다', 'peace until 1902'],
    ["Let's not fight each other", 'peace until 1902'],
    ['화평을 청합니다', 'peace until 1902'],
    ['우리 서로 공격하지 말아요', 'peace until 1902'],
    ['평화를 맺었으면 합니다', 'peace until 1902'],
    ['평화를 받아 주시면 감사하겠습니다', 'peace until 1902'],
    ['Neither of us moves into Burgundy', 'out of bur'],
    ['Both out of Burgundy', 'out of bur'],
    ['Let us both keep out of Bur.', 'out of bur'],
    ['Burgundy stays empty', 'out of bur'],
    ['DMZ English Channel?', 'out of eng'],
    ['부르고뉴 비우기', 'out of bur'],
    ['부르고뉴에는 둘 다 들어가지 맙시다', 'out of bur'],
    ['영국 해협을 비워 둡시다', 'out of eng'],
    ['Together against England!', 'against england'],
    ["Let's attack Russia", 'against russia'],
    ['Help me against the British', 'against england'],
    ["Let's go after Russia", 'against russia'],
    ['Team up against England?', 'against england'],
    ['함께 러시아를 공격합시다', 'against russia'],
    ['같이 러시아를 치시죠', 'against russia'],
    ['영국에 맞서 동맹을 맺읍시다', 'against england'],
    ['같이 영국 공격', 'against england'],
    ['support A PAR - BUR', 'ruh for par to bur'],
    ['Please support my Paris to Burgundy', 'ruh for par to bur'],
    ['A RUH S A PAR - BUR', 'ruh for par to bur'],
    ['Can you support Par-Bur?', 'ruh for par to bur'],
    ['파리 - 부르고뉴 지원', 'ruh for par to bur'],
    ['파리 부르고뉴 지원해 주세요', 'ruh for par to bur'],
  ])('%s', (text, told) => {
    expect(meant(text)).toBe(told);
  });

  it.each([
    'Hello',
    'No peace with you!',
    'The peace between us is over.',
    'If you break the peace, I will come for you.',
    '평화는 이제 끝났습니다',
    'I will attack Russia.',
    'I reject peace',
    'Peace is dead',
    'I want war, peace is for the weak',
    'I will attack you together with Russia',
    'Keep out of Burgundy or I attack',
    '평화 거부',
    '평화는 안 합니다',
    '평화를 원하지 않습니다',
    '평화롭게 너를 공격한다',
    '아니요, 평화는 어렵습니다',
    '평화를 맺지 않겠습니다',
    '평화 조약을 파기합니다',
    '평화 감사합니다',
    '평화 조약을 왜 어기셨나요?',
    'I am breaking the peace',
    'Sorry, peace is difficult right now',
    'Peace is off',
    'Too late for peace',
    'You asked for peace last year and stabbed me',
    '러시아와 함께 귀국을 공격하겠습니다',
    'Russia and I are together against Germany',
    '영국과 함께 독일을 공격합니다',
    '러시아와 함께 저를 공격하셨네요',
    'Together against England? Sorry, I pass',
    '파리 부르고뉴 지원하지 마세요',
    '파리 부르고뉴 지원을 거절합니다',
    '파리 부르고뉴 지원은 필요 없습니다',
    '파리 부르고뉴 지원 감사합니다',
    '부르고뉴를 비우세요, 안 그러면 공격합니다',
    '부르고뉴를 비워 두셨군요, 감사합니다',
    'Burgundy was empty, so I took it',
    '러시아를 함께 공격하지 맙시다',
    '평화 하지 말자',
    '평화는 꿈도 꾸지 마세요',
    'I hate your peace offer',
    'Peace with Russia against me?',
    'Leave Burgundy to me.',
    'Let us keep the border quiet.',
    'Both out of Burgundy and Picardy',
    'Together against England and Russia',
    'Together against Germany',
    'Together against France',
    'support me',
    'support A MAR - BUL',
    'I support your move to Denmark',
    '제가 지원하겠습니다',
    `Peace, ${'dear neighbour, '.repeat(10)}`,
  ])('%s is none that is understood', (text) => {
    expect(meant(text)).toBeUndefined();
  });

  it('is read where a province is called as a word is that turns others round', () => {
    const said = proposalIn('support A WAR - SIL', { view, from: 'russia', to: 'germany', isFree: () => true });
    expect(said).toMatchObject({ kind: 'support', of: { at: 'war' }, to: 'sil' });
    expect(meant('It is war')).toBeUndefined();
    expect(meant('Peace? It is war')).toBeUndefined();
  });
});
