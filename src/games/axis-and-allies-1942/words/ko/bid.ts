// Bids before the first round, in Korean.

export const bid = {
  'option.bidUssr': '소련 비드(IPC)',
  'option.bidGermany': '독일 비드(IPC)',
  'option.bidUk': '영국 비드(IPC)',
  'option.bidJapan': '일본 비드(IPC)',
  'option.bidUsa': '미국 비드(IPC)',
  'step.bid': '비드',
  'bid.left': '남은 {{money}} IPC',
  'bid.units': '비드',
  'ask.bid': '비드 {{money}} IPC로 어떤 유닛을 어디에 더하시겠습니까? 이미 유닛이 있는 곳에만 놓을 수 있습니다.',
  'warn.bidLeft': '쓰지 않은 {{money}} IPC는 국고에 들어갑니다.',
  'report.bidKept': '{{power, josa(이/가)}} 비드에서 {{money}} IPC를 남깁니다.',
} as const;
