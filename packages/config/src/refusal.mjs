/** Something the person who typed the command can put right: shown as its message, without a stack. */
export class Refusal extends Error {}
