/** The backup cannot be believed: cut, changed, another key, or of a version that we do not know. */
export class BackupInvalido extends Error {}
