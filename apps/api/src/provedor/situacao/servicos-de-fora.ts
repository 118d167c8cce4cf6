import { type Ambiente, CEP_DE_TODOS } from '#env.ts'
import type { Db } from '#infra/db/conexao.ts'
import { enderecoDoServidor } from '#infra/mail/servidor.ts'
import type { Cofre } from '#provedor/configuracao/cofre.ts'
import { provedorMicrosoft, servidorDeEmail } from '#provedor/configuracao/em-vigor.ts'
import type { Lugar } from './ler-certificado.ts'

/** `abertoServe`: also works without TLS, where the server does not offer it. */
export type ServicoDeFora = Lugar & { nome: string; abertoServe: boolean }

const porHttps = (nome: string, endereco: string | null | undefined): ServicoDeFora[] => {
  if (!endereco) return []
  const { protocol, hostname: host, port } = new URL(endereco)
  if (protocol !== 'https:') return []
  return [{ nome, host, port: Number(port) || 443, modo: 'DIRETO', abertoServe: false }]
}

/** Without an endpoint it is AWS, whose certificates are its own business. */
const doArmazenamento = (url: string) =>
  url.startsWith('s3:') ? new URL(url).searchParams.get('endpoint') : null

const doEmail = async (db: Db, cofre: Cofre, env: Ambiente): Promise<ServicoDeFora[]> => {
  const servidor = await servidorDeEmail(db, cofre, env)
  if (!servidor) return []
  const { seguranca, ...onde } = enderecoDoServidor(servidor)
  if (seguranca === 'NENHUMA') return []
  const modo = seguranca === 'TLS' ? 'DIRETO' : 'STARTTLS'
  return [{ nome: 'E-mail', ...onde, modo, abertoServe: seguranca === 'SE_HOUVER' }]
}

/** What the program calls over TLS, as it is configured now. */
export const servicosDeFora = async (db: Db, cofre: Cofre, env: Ambiente): Promise<ServicoDeFora[]> => [
  ...(await doEmail(db, cofre, env)),
  ...porHttps('Login da Microsoft', (await provedorMicrosoft(db, cofre, env))?.issuer),
  ...porHttps('Armazenamento', doArmazenamento(env.storageUrl)),
  // The public one's certificate is its own business.
  ...(env.cepUrl === CEP_DE_TODOS ? [] : porHttps('Consulta de CEP', env.cepUrl)),
]
