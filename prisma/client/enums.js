const Language = {
  en: "en",
  ko: "ko"
};
const TableLanguage = {
  en: "en",
  ko: "ko",
  both: "both"
};
const TournamentFormat = {
  roundRobin: "roundRobin",
  swiss: "swiss",
  league: "league"
};
const TournamentStatus = {
  signup: "signup",
  running: "running",
  finished: "finished",
  cancelled: "cancelled"
};
const GameStatus = {
  signup: "signup",
  readyCheck: "readyCheck",
  running: "running",
  paused: "paused",
  finished: "finished",
  cancelled: "cancelled"
};
const AnsweredBy = {
  player: "player",
  instruction: "instruction",
  forced: "forced",
  computer: "computer",
  deadline: "deadline",
  vote: "vote",
  host: "host"
};
const InstructionMode = {
  use: "use",
  ask: "ask",
  never: "never"
};
const InstructionFallback = {
  use: "use",
  pass: "pass"
};
const ReportWeight = {
  headline: "headline",
  main: "main",
  detail: "detail"
};
export {
  AnsweredBy,
  GameStatus,
  InstructionFallback,
  InstructionMode,
  Language,
  ReportWeight,
  TableLanguage,
  TournamentFormat,
  TournamentStatus
};
