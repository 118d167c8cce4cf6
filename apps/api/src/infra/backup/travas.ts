/** Held by the backup that runs. A second one is refused. */
export const TRAVA_DO_BACKUP = 726_881

/** Shared by who deletes a stored file, for that moment. A backup holds it alone from before its snapshot to its end. */
export const TRAVA_DOS_ARQUIVOS = 726_882
