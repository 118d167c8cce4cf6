import { codigos } from '@balcao/contract/base/erro'
import type { ChaveSecreta, Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { Recusa } from '#infra/recusa/recusa.ts'

export const RESERVADA =
  'Esta configuração é de quem pode editar usuários e grupos em todas as empresas: e-mails e logins dependem dela.'

export type Estado = {
  valores: Configuracao
  /** Which secrets are set. */
  segredos: Record<ChaveSecreta, boolean>
}

type Campos = Record<string, string[]>

const TRES_JUNTOS = 'Preencha os três dados da Microsoft, ou apague os três'

const daMicrosoft = ({ valores, segredos }: Estado): Campos => {
  const preenchidos = {
    microsoft_tenant: valores.microsoft_tenant !== null,
    microsoft_client_id: valores.microsoft_client_id !== null,
    microsoft_client_secret: segredos.microsoft_client_secret,
  }
  const faltam = Object.entries(preenchidos).filter(([, preenchido]) => !preenchido)
  return faltam.length === 3 ? {} : Object.fromEntries(faltam.map(([chave]) => [chave, [TRES_JUNTOS]]))
}

/**
 * A password is only sent to the server that it was typed for. Otherwise someone who may edit settings but
 * does not know the password could read it, by naming a server of their own or by switching the encryption
 * off.
 */
const doEmail = (antes: Estado, depois: Estado, senhaDigitada: boolean): Campos => {
  const { smtp_host: servidor, smtp_seguranca: seguranca, smtp_usuario: usuario } = depois.valores
  const outroServidor = servidor !== null && servidor !== antes.valores.smtp_host
  const semCifra = seguranca === 'NENHUMA' && antes.valores.smtp_seguranca !== 'NENHUMA'
  if (antes.segredos.smtp_senha && !senhaDigitada && (outroServidor || semCifra))
    return {
      smtp_senha: ['O servidor ou a segurança mudou: digite a senha de novo, ou apague a que está guardada'],
    }
  if (servidor && usuario && !depois.segredos.smtp_senha)
    return { smtp_senha: ['Informe a senha deste usuário'] }
  return {}
}

/** Rules across several settings. Each setting alone has already passed its own schema. */
export const exigirCoerencia = (antes: Estado, depois: Estado, senhaDigitada: boolean) => {
  const campos = { ...daMicrosoft(depois), ...doEmail(antes, depois, senhaDigitada) }
  if (Object.keys(campos).length)
    throw new Recusa(422, codigos.validacao, 'Confira os campos destacados', { campos })
}
