// How units are named in English.

export const units = {
  hex: '{{hex}}',
  'hex.city': '{{city}} {{hex}}',
  'hex.beach': '{{beach}} {{hex}}',
  'also.names': '{{names}}',
} as const;
