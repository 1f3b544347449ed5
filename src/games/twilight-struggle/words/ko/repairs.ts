// What a host may put right by name, in Korean.

export const repairs = {
  'repair.tracks': '트랙',
  'repair.defcon': '데프콘 단계',
  'repair.vp': '승점(미국 +, 소련 −)',
  'repair.milOps': '군사작전: {{side}}',
  'repair.space': '우주 경쟁 칸: {{side}}',
  'repair.influence': '{{place}}, {{side}} 영향력',
} as const;
