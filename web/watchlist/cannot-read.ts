// Why chosen files cannot be read, in words for the member.
export class CannotRead extends Error {}
