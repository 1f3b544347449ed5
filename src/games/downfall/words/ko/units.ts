// How units are named in Korean.

export const units = {
  'unit.named': '{{name}}',
  hex: '{{hex}}',
  'hex.city': '{{city}} {{hex}}',
  'hex.beach': '해변 {{hex}}',
} as const;
