import * as runtime from "@prisma/client/runtime/client";
import {} from "./class.js";
const PrismaClientKnownRequestError = runtime.PrismaClientKnownRequestError;
const PrismaClientUnknownRequestError = runtime.PrismaClientUnknownRequestError;
const PrismaClientRustPanicError = runtime.PrismaClientRustPanicError;
const PrismaClientInitializationError = runtime.PrismaClientInitializationError;
const PrismaClientValidationError = runtime.PrismaClientValidationError;
const sql = runtime.sqltag;
const empty = runtime.empty;
const join = runtime.join;
const raw = runtime.raw;
const Sql = runtime.Sql;
const Decimal = runtime.Decimal;
const getExtensionContext = runtime.Extensions.getExtensionContext;
const prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
const NullTypes = {
  DbNull: runtime.NullTypes.DbNull,
  JsonNull: runtime.NullTypes.JsonNull,
  AnyNull: runtime.NullTypes.AnyNull
};
const DbNull = runtime.DbNull;
const JsonNull = runtime.JsonNull;
const AnyNull = runtime.AnyNull;
const ModelName = {
  Guild: "Guild",
  User: "User",
  Game: "Game",
  Seat: "Seat",
  Witness: "Witness",
  SignUp: "SignUp",
  Result: "Result",
  Miss: "Miss",
  Tournament: "Tournament",
  TournamentEntry: "TournamentEntry",
  TournamentRound: "TournamentRound",
  TournamentTable: "TournamentTable",
  Checkpoint: "Checkpoint",
  Answer: "Answer",
  Draft: "Draft",
  Instruction: "Instruction",
  Report: "Report",
  ReportPack: "ReportPack",
  Due: "Due",
  Outbox: "Outbox",
  Post: "Post",
  Proposal: "Proposal",
  Ballot: "Ballot",
  Embassy: "Embassy",
  Letter: "Letter",
  LetterMute: "LetterMute",
  LetterBlock: "LetterBlock",
  Note: "Note",
  SeatBlock: "SeatBlock",
  Audit: "Audit",
  Setting: "Setting",
  Process: "Process",
  Shard: "Shard",
  IdentifySlot: "IdentifySlot",
  InboxMessage: "InboxMessage",
  BoardLink: "BoardLink",
  BoardSession: "BoardSession"
};
const TransactionIsolationLevel = runtime.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
const GuildScalarFieldEnum = {
  id: "id",
  name: "name",
  channelId: "channelId",
  channelKind: "channelKind",
  language: "language",
  timeZone: "timeZone",
  tempo: "tempo",
  hostRoleId: "hostRoleId",
  settings: "settings",
  updatedAt: "updatedAt"
};
const UserScalarFieldEnum = {
  id: "id",
  name: "name",
  language: "language",
  palette: "palette",
  theme: "theme",
  timeZone: "timeZone",
  reminderLeads: "reminderLeads",
  quietHours: "quietHours",
  notices: "notices",
  dmClosed: "dmClosed",
  locale: "locale",
  settings: "settings",
  updatedAt: "updatedAt"
};
const GameScalarFieldEnum = {
  id: "id",
  guildId: "guildId",
  kind: "kind",
  title: "title",
  options: "options",
  status: "status",
  language: "language",
  paces: "paces",
  settings: "settings",
  hostId: "hostId",
  channelId: "channelId",
  seedHash: "seedHash",
  seed: "seed",
  checkpoint: "checkpoint",
  told: "told",
  version: "version",
  outcome: "outcome",
  rulesVersion: "rulesVersion",
  pausedLeft: "pausedLeft",
  pausedAt: "pausedAt",
  createdAt: "createdAt",
  startedAt: "startedAt",
  endedAt: "endedAt",
  updatedAt: "updatedAt"
};
const SeatScalarFieldEnum = {
  gameId: "gameId",
  seat: "seat",
  position: "position",
  userId: "userId",
  computer: "computer",
  left: "left",
  leftAt: "leftAt",
  misses: "misses",
  settings: "settings",
  since: "since"
};
const WitnessScalarFieldEnum = {
  gameId: "gameId",
  seat: "seat",
  userId: "userId",
  at: "at"
};
const SignUpScalarFieldEnum = {
  gameId: "gameId",
  userId: "userId",
  wishes: "wishes",
  more: "more",
  ready: "ready",
  at: "at"
};
const ResultScalarFieldEnum = {
  gameId: "gameId",
  seat: "seat",
  side: "side",
  guildId: "guildId",
  kind: "kind",
  userId: "userId",
  computer: "computer",
  place: "place",
  share: "share",
  score: "score",
  rated: "rated",
  own: "own",
  endedAt: "endedAt"
};
const MissScalarFieldEnum = {
  id: "id",
  gameId: "gameId",
  userId: "userId",
  seat: "seat",
  checkpoint: "checkpoint",
  excused: "excused",
  at: "at"
};
const TournamentScalarFieldEnum = {
  id: "id",
  guildId: "guildId",
  kind: "kind",
  name: "name",
  format: "format",
  status: "status",
  hostId: "hostId",
  language: "language",
  options: "options",
  paces: "paces",
  settings: "settings",
  seed: "seed",
  round: "round",
  dueAt: "dueAt",
  createdAt: "createdAt",
  startedAt: "startedAt",
  endsAt: "endsAt",
  endedAt: "endedAt",
  roleId: "roleId",
  roleWithout: "roleWithout"
};
const TournamentEntryScalarFieldEnum = {
  tournamentId: "tournamentId",
  userId: "userId",
  at: "at",
  leftAt: "leftAt",
  away: "away",
  role: "role"
};
const TournamentRoundScalarFieldEnum = {
  tournamentId: "tournamentId",
  number: "number",
  byes: "byes",
  openedAt: "openedAt",
  endsAt: "endsAt"
};
const TournamentTableScalarFieldEnum = {
  tournamentId: "tournamentId",
  round: "round",
  number: "number",
  gameId: "gameId",
  places: "places"
};
const CheckpointScalarFieldEnum = {
  id: "id",
  gameId: "gameId",
  number: "number",
  phase: "phase",
  state: "state",
  draws: "draws",
  sealed: "sealed",
  title: "title",
  chapter: "chapter",
  span: "span",
  at: "at"
};
const AnswerScalarFieldEnum = {
  id: "id",
  gameId: "gameId",
  checkpoint: "checkpoint",
  index: "index",
  question: "question",
  seat: "seat",
  value: "value",
  by: "by",
  final: "final",
  userId: "userId",
  at: "at",
  undoneAt: "undoneAt"
};
const DraftScalarFieldEnum = {
  gameId: "gameId",
  seat: "seat",
  question: "question",
  value: "value",
  updatedAt: "updatedAt"
};
const InstructionScalarFieldEnum = {
  gameId: "gameId",
  seat: "seat",
  key: "key",
  mode: "mode",
  value: "value",
  filter: "filter",
  priority: "priority",
  fallback: "fallback",
  once: "once",
  until: "until",
  early: "early",
  usedBy: "usedBy",
  updatedAt: "updatedAt"
};
const ReportScalarFieldEnum = {
  id: "id",
  gameId: "gameId",
  checkpoint: "checkpoint",
  index: "index",
  text: "text",
  audience: "audience",
  focus: "focus",
  weight: "weight",
  post: "post",
  at: "at",
  retractedAt: "retractedAt"
};
const ReportPackScalarFieldEnum = {
  gameId: "gameId",
  firstId: "firstId",
  lastId: "lastId",
  firstCheckpoint: "firstCheckpoint",
  lastCheckpoint: "lastCheckpoint",
  bytes: "bytes"
};
const DueScalarFieldEnum = {
  id: "id",
  gameId: "gameId",
  kind: "kind",
  key: "key",
  runAt: "runAt",
  payload: "payload",
  leaseUntil: "leaseUntil",
  owner: "owner",
  attempts: "attempts",
  lastError: "lastError",
  doneAt: "doneAt"
};
const OutboxScalarFieldEnum = {
  id: "id",
  key: "key",
  gameId: "gameId",
  target: "target",
  kind: "kind",
  payload: "payload",
  nonce: "nonce",
  runAt: "runAt",
  leaseUntil: "leaseUntil",
  owner: "owner",
  attempts: "attempts",
  lastError: "lastError",
  trouble: "trouble",
  troubleSince: "troubleSince",
  unsureSince: "unsureSince",
  createdAt: "createdAt",
  doneAt: "doneAt",
  failedAt: "failedAt",
  messageRef: "messageRef"
};
const PostScalarFieldEnum = {
  gameId: "gameId",
  purpose: "purpose",
  userId: "userId",
  channelId: "channelId",
  messageId: "messageId",
  at: "at",
  stamp: "stamp",
  touchedAt: "touchedAt"
};
const ProposalScalarFieldEnum = {
  id: "id",
  gameId: "gameId",
  kind: "kind",
  payload: "payload",
  bySeat: "bySeat",
  byUser: "byUser",
  checkpoint: "checkpoint",
  openedAt: "openedAt",
  endsAt: "endsAt",
  closedAt: "closedAt",
  result: "result"
};
const BallotScalarFieldEnum = {
  proposalId: "proposalId",
  userId: "userId",
  choice: "choice",
  at: "at"
};
const EmbassyScalarFieldEnum = {
  id: "id",
  gameId: "gameId",
  seats: "seats",
  channelId: "channelId",
  without: "without",
  members: "members",
  closed: "closed",
  at: "at"
};
const LetterScalarFieldEnum = {
  id: "id",
  gameId: "gameId",
  from: "from",
  to: "to",
  byUser: "byUser",
  toUsers: "toUsers",
  text: "text",
  said: "said",
  accepted: "accepted",
  at: "at"
};
const LetterMuteScalarFieldEnum = {
  gameId: "gameId",
  userId: "userId",
  seat: "seat"
};
const LetterBlockScalarFieldEnum = {
  userId: "userId",
  blockedId: "blockedId",
  gameId: "gameId",
  seat: "seat",
  at: "at"
};
const NoteScalarFieldEnum = {
  gameId: "gameId",
  userId: "userId",
  number: "number",
  text: "text",
  at: "at"
};
const SeatBlockScalarFieldEnum = {
  gameId: "gameId",
  userId: "userId",
  seat: "seat",
  blockedId: "blockedId",
  at: "at"
};
const AuditScalarFieldEnum = {
  id: "id",
  gameId: "gameId",
  guildId: "guildId",
  actor: "actor",
  action: "action",
  detail: "detail",
  at: "at"
};
const SettingScalarFieldEnum = {
  key: "key",
  value: "value",
  updatedAt: "updatedAt"
};
const ProcessScalarFieldEnum = {
  id: "id",
  roles: "roles",
  startedAt: "startedAt",
  until: "until"
};
const ShardScalarFieldEnum = {
  count: "count",
  id: "id",
  owner: "owner",
  until: "until",
  session: "session"
};
const IdentifySlotScalarFieldEnum = {
  key: "key",
  notBefore: "notBefore"
};
const InboxMessageScalarFieldEnum = {
  id: "id",
  channelId: "channelId",
  userId: "userId",
  payload: "payload",
  receivedAt: "receivedAt",
  leaseUntil: "leaseUntil",
  owner: "owner",
  attempts: "attempts",
  begunAt: "begunAt",
  doneAt: "doneAt"
};
const BoardLinkScalarFieldEnum = {
  hash: "hash",
  userId: "userId",
  gameId: "gameId",
  expiresAt: "expiresAt"
};
const BoardSessionScalarFieldEnum = {
  hash: "hash",
  userId: "userId",
  browser: "browser",
  openedAt: "openedAt",
  expiresAt: "expiresAt"
};
const SortOrder = {
  asc: "asc",
  desc: "desc"
};
const JsonNullValueInput = {
  JsonNull
};
const NullableJsonNullValueInput = {
  DbNull,
  JsonNull
};
const QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
const JsonNullValueFilter = {
  DbNull,
  JsonNull,
  AnyNull
};
const NullsOrder = {
  first: "first",
  last: "last"
};
const defineExtension = runtime.Extensions.defineExtension;
export {
  AnswerScalarFieldEnum,
  AnyNull,
  AuditScalarFieldEnum,
  BallotScalarFieldEnum,
  BoardLinkScalarFieldEnum,
  BoardSessionScalarFieldEnum,
  CheckpointScalarFieldEnum,
  DbNull,
  Decimal,
  DraftScalarFieldEnum,
  DueScalarFieldEnum,
  EmbassyScalarFieldEnum,
  GameScalarFieldEnum,
  GuildScalarFieldEnum,
  IdentifySlotScalarFieldEnum,
  InboxMessageScalarFieldEnum,
  InstructionScalarFieldEnum,
  JsonNull,
  JsonNullValueFilter,
  JsonNullValueInput,
  LetterBlockScalarFieldEnum,
  LetterMuteScalarFieldEnum,
  LetterScalarFieldEnum,
  MissScalarFieldEnum,
  ModelName,
  NoteScalarFieldEnum,
  NullTypes,
  NullableJsonNullValueInput,
  NullsOrder,
  OutboxScalarFieldEnum,
  PostScalarFieldEnum,
  PrismaClientInitializationError,
  PrismaClientKnownRequestError,
  PrismaClientRustPanicError,
  PrismaClientUnknownRequestError,
  PrismaClientValidationError,
  ProcessScalarFieldEnum,
  ProposalScalarFieldEnum,
  QueryMode,
  ReportPackScalarFieldEnum,
  ReportScalarFieldEnum,
  ResultScalarFieldEnum,
  SeatBlockScalarFieldEnum,
  SeatScalarFieldEnum,
  SettingScalarFieldEnum,
  ShardScalarFieldEnum,
  SignUpScalarFieldEnum,
  SortOrder,
  Sql,
  TournamentEntryScalarFieldEnum,
  TournamentRoundScalarFieldEnum,
  TournamentScalarFieldEnum,
  TournamentTableScalarFieldEnum,
  TransactionIsolationLevel,
  UserScalarFieldEnum,
  WitnessScalarFieldEnum,
  defineExtension,
  empty,
  getExtensionContext,
  join,
  prismaVersion,
  raw,
  sql
};
