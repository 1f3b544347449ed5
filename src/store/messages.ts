// What the store tells whoever runs the bot when it cannot go on; always in both languages, because no reader is known yet.

const en = {
  locked:
    'The data folder {{folder}} is in use by another Fieldpost (process {{pid}} on {{host}}). Stop it first, or give this one its own DATA_DIR.',
  damaged:
    'The database in {{folder}} cannot be opened: {{reason}}. Newest backup: {{backup}}. To go back to it: npm run fieldpost restore {{backup}}',
  unreachable: 'The database at DATABASE_URL cannot be reached: {{reason}}',
  tooOld: 'The database server is Postgres {{version}}; 15 or newer is needed.',
  newer: 'The database was written by a newer Fieldpost (it knows the migration {{migration}}). Update this one.',
  changed:
    'The migration {{migration}} is not the one this database was made with, so it was left as it is. If files under prisma/migrations were changed here, restore them as they were released. If the database is from another program, start that one again, take each game out with `fieldpost export`, and bring them into an empty database with `fieldpost import`.',
  halfDone:
    'The migration {{migration}} was begun by another tool and never finished. Repair it with: npx prisma migrate resolve',
  noMigrations: 'There are no migrations in {{folder}}: the installation is not complete.',
  inconsistent: 'The database failed its start-up check: {{reason}}',
  noBackup: 'There is no backup at {{file}}.',
  none: 'none',
} as const;

const ko: Readonly<Record<keyof typeof en, string>> = {
  locked:
    '다른 Fieldpost(호스트 {{host}}의 프로세스 {{pid}})가 데이터 폴더 {{folder}}을(를) 쓰고 있습니다. 먼저 그것을 끄거나 DATA_DIR을 따로 정해 주세요.',
  damaged:
    '{{folder}}의 데이터베이스를 열 수 없습니다: {{reason}}. 가장 최근 백업: {{backup}}. 백업으로 되돌리려면: npm run fieldpost restore {{backup}}',
  unreachable: 'DATABASE_URL의 데이터베이스에 연결할 수 없습니다: {{reason}}',
  tooOld: '데이터베이스 서버가 Postgres {{version}}입니다. 15 이상이 필요합니다.',
  newer: '더 새로운 Fieldpost가 쓴 데이터베이스입니다(마이그레이션 {{migration}}). 이 프로그램을 업데이트해 주세요.',
  changed:
    '마이그레이션 {{migration}}이(가) 이 데이터베이스를 만들 때와 달라서 아무것도 바꾸지 않았습니다. prisma/migrations의 파일을 고쳤다면 배포된 파일로 되돌려 주세요. 다른 프로그램이 만든 데이터베이스라면 그 프로그램을 다시 켜서 `fieldpost export`로 게임을 하나씩 꺼낸 다음, 빈 데이터베이스에 `fieldpost import`로 넣어 주세요.',
  halfDone:
    '마이그레이션 {{migration}}이(가) 다른 도구로 시작된 뒤 끝나지 않았습니다. 다음 명령으로 고쳐 주세요: npx prisma migrate resolve',
  noMigrations: '{{folder}}에 마이그레이션이 없습니다. 설치가 끝나지 않은 상태입니다.',
  inconsistent: '데이터베이스가 시작 점검을 통과하지 못했습니다: {{reason}}',
  noBackup: '{{file}}에 백업이 없습니다.',
  none: '없음',
};

export type StoreMessage = Exclude<keyof typeof en, 'none'>;
type Values = Readonly<Record<string, string | number>>;

/** The sentence in English and, on the next line, in Korean. A value of "" reads as "none". */
export function storeMessage(key: StoreMessage, values: Values): string {
  return [en, ko].map((words) => fill(words[key], values, words.none)).join('\n');
}

function fill(template: string, values: Values, none: string): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = String(values[name] ?? '');
    return value === '' ? none : value;
  });
}
