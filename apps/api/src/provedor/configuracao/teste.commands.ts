import type { ResultadoDoTeste } from '@balcao/contract/provedor/configuracao'
import type { Ambiente } from '#env.ts'
import { testarProvedor } from '#infra/auth/oidc-teste.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { cartaDeTeste } from '#infra/mail/cartas.ts'
import { testarEnvio } from '#infra/mail/teste-de-envio.ts'
import type { Cofre } from './cofre.ts'
import { provedorMicrosoft, remetente, servidorDeEmail } from './em-vigor.ts'

export type PartesDoTeste = {
  env: Ambiente
  cofre: Cofre
  /** A few per minute, because each try contacts a server that a person chose. */
  frear: (db: Db, usuarioId: string) => Promise<void>
}

const SEM_SERVIDOR =
  'Nenhum servidor de e-mail está configurado: cada e-mail vira um arquivo na pasta de saída do servidor (outbox, na pasta de dados).'
const SEM_MICROSOFT = 'O login com Microsoft não está configurado.'

const semNada = (mensagem: string): ResultadoDoTeste => ({ sucesso: false, mensagem, passos: [] })

/** With the saved settings, as the next letter would be sent. */
export const testarEmail = async (
  { db, usuario }: Contexto,
  { env, cofre, frear }: PartesDoTeste,
  para: string,
): Promise<ResultadoDoTeste> => {
  await frear(db, usuario.id)
  const servidor = await servidorDeEmail(db, cofre, env)
  if (!servidor) return semNada(SEM_SERVIDOR)
  const de = await remetente(db)
  const carta = cartaDeTeste({ marca: de.nome, link: `${env.urlPublica}/admin/configuracao/geral` })
  return { ...(await testarEnvio(servidor, { ...carta, para, de })), passos: [] }
}

/** As far as possible without a person: only they can sign in. */
export const testarMicrosoft = async (
  { db, usuario }: Contexto,
  { env, cofre, frear }: PartesDoTeste,
): Promise<ResultadoDoTeste> => {
  await frear(db, usuario.id)
  const provedor = await provedorMicrosoft(db, cofre, env)
  return provedor ? testarProvedor(provedor) : semNada(SEM_MICROSOFT)
}
