import type { ResultadoDoTeste } from '@balcao/contract/provedor/configuracao'
import type { Ambiente } from '#env.ts'
import { experimentarProvedor } from '#infra/auth/experimentar-provedor.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { cartaDeExperimento } from '#infra/mail/cartas.ts'
import { experimentarEnvio } from '#infra/mail/experimentar-envio.ts'
import type { Cofre } from './cofre.ts'
import { provedorMicrosoft, remetente, servidorDeEmail } from './em-vigor.ts'

export type PartesDoExperimento = {
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
export const experimentarEmail = async (
  { db, usuario }: Contexto,
  { env, cofre, frear }: PartesDoExperimento,
  para: string,
): Promise<ResultadoDoTeste> => {
  await frear(db, usuario.id)
  const servidor = await servidorDeEmail(db, cofre, env)
  if (!servidor) return semNada(SEM_SERVIDOR)
  const de = await remetente(db)
  const carta = cartaDeExperimento({ marca: de.nome, link: `${env.urlPublica}/admin/configuracao/geral` })
  return { ...(await experimentarEnvio(servidor, { ...carta, para, de })), passos: [] }
}

/** As far as possible without a person: only they can sign in. */
export const experimentarMicrosoft = async (
  { db, usuario }: Contexto,
  { env, cofre, frear }: PartesDoExperimento,
): Promise<ResultadoDoTeste> => {
  await frear(db, usuario.id)
  const provedor = await provedorMicrosoft(db, cofre, env)
  return provedor ? experimentarProvedor(provedor) : semNada(SEM_MICROSOFT)
}
