import { Client, type ClientConfig } from 'pg'
import { ESCRITA_FIXA } from './exportar.ts'
import { TRAVA_DO_BACKUP, TRAVA_DOS_ARQUIVOS } from './travas.ts'

/** One connection, which may be quiet for long while files are copied. */
export const ligarCliente = async (conexao: ClientConfig, nome: 'balcao-backup' | 'balcao-restore') => {
  const cliente = new Client({ ...conexao, application_name: nome, keepAlive: true })
  // A lost connection fails the statement that needs it.
  cliente.on('error', () => {})
  await cliente.connect()
  return cliente
}

/**
 * While `usar` runs, no stored file is deleted, by any copy of the program: whoever wants to delete one does so later.
 * In a transaction and not in the session, because of poolers. On a connection of its own, because the snapshot must be
 * taken after the lock is there. `conferir` fails once the lock is lost.
 */
export const semApagarArquivos = async <T>(
  conexao: ClientConfig,
  usar: (conferir: () => Promise<unknown>) => Promise<T>,
): Promise<T> => {
  const cliente = await ligarCliente(conexao, 'balcao-backup')
  try {
    await cliente.query('begin')
    await cliente.query(ESCRITA_FIXA)
    const { rows } = await cliente.query('select pg_try_advisory_xact_lock($1) as minha', [TRAVA_DO_BACKUP])
    if (!rows[0]?.minha) throw new Error('Outro backup deste banco está sendo feito. Espere por ele.')
    await cliente.query('select pg_advisory_xact_lock($1)', [TRAVA_DOS_ARQUIVOS])
    return await usar(() => cliente.query('select 1'))
  } finally {
    await cliente.end()
  }
}
