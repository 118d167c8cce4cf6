import type { ConfiguracaoPublica } from '@balcao/contract/provedor/configuracao'
import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { EMAIL_DESLIGADO } from '@balcao/contract/provedor/email-desligado'
import { type Ambiente, emissorMicrosoft } from '#env.ts'
import type { Provedor } from '#infra/auth/oidc.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { ServidorDeEmail } from '#infra/mail/servidor.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import type { Cofre } from './cofre.ts'
import { lerConfiguracao, lerSegredos } from './configuracao.queries.ts'
import { quemEntra } from './quem-entra.ts'

type ComSmtp = Pick<Ambiente, 'smtpUrl'>

/** Where a setting and an environment variable define the same thing, the setting wins. */

export const servidorDeEmail = async (
  db: Db,
  cofre: Cofre,
  { smtpUrl }: ComSmtp,
): Promise<ServidorDeEmail | null> => {
  const c = await lerConfiguracao(db)
  if (!c.smtp_host) return smtpUrl ? { url: smtpUrl } : null
  const { smtp_senha: senha } = await lerSegredos(db, cofre)
  return {
    host: c.smtp_host,
    porta: c.smtp_porta,
    seguranca: c.smtp_seguranca,
    usuario: c.smtp_usuario,
    senha,
  }
}

const enviaEmail = ({ smtp_host }: Configuracao, { smtpUrl }: ComSmtp) => Boolean(smtp_host || smtpUrl)

/** Before a letter that a person asks for: as a file on the server it would reach nobody. */
export const exigirEnvioDeEmail = async (db: Db, env: ComSmtp) => {
  if (!enviaEmail(await lerConfiguracao(db), env)) throw new Recusa(409, 'EMAIL_DESLIGADO', EMAIL_DESLIGADO)
}

/** The sender of every letter. */
export const remetenteEm = ({ marca, email_remetente, email_suporte }: Configuracao) => ({
  nome: marca,
  email: email_remetente ?? email_suporte,
})

export const remetente = async (db: Db) => remetenteEm(await lerConfiguracao(db))

export const provedorMicrosoft = async (db: Db, cofre: Cofre, env: Ambiente): Promise<Provedor | null> => {
  const { microsoft_tenant: tenant, microsoft_client_id: clientId } = await lerConfiguracao(db)
  const { microsoft_client_secret: clientSecret } = await lerSegredos(db, cofre)
  if (!tenant || !clientId || !clientSecret) return env.microsoft
  return { tenant, clientId, clientSecret, issuer: emissorMicrosoft(tenant, env.microsoftIssuer) }
}

export const configuracaoPublica = async (
  db: Db,
  cofre: Cofre,
  env: Ambiente,
): Promise<ConfiguracaoPublica> => {
  const c = await lerConfiguracao(db)
  return {
    base_api: env.baseDaApi,
    marca: c.marca,
    logo: c.logo,
    cor_primaria: c.cor_primaria,
    cor_secundaria: c.cor_secundaria,
    email_suporte: c.email_suporte,
    senha_minima: c.senha_minima,
    id_analytics: c.id_analytics,
    chave_mapas: c.chave_mapas,
    mapa_url: c.mapa_url,
    mapa_atribuicao: c.mapa_atribuicao,
    fuso_horario: c.fuso_horario,
    microsoft: (await provedorMicrosoft(db, cofre, env)) !== null,
    envia_email: enviaEmail(c, env),
    producao: env.producao,
    demo: env.demo ? await quemEntra().contasDaDemo(db) : null,
  }
}
