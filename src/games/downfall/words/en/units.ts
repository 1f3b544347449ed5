// How units are named in English.

export const units = {
  'unit.named': '{{name}}',
  hex: '{{hex}}',
  'hex.city': '{{city}} {{hex}}',
  'hex.beach': 'beach {{hex}}',
} as const;
