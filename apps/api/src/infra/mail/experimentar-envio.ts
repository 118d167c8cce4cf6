import { type Envelope, mensagem } from './correio.ts'
import { LIMITE_MS, nomeDoServidor, type ServidorDeEmail, transportePara } from './servidor.ts'

type Falha = { code?: string; command?: string; syscall?: string; message?: string }

const CRIPTOGRAFIA = /certificate|self.signed|altname|ssl|tls/i

/**
 * Only the kind of failure: nothing that the other side said and nothing of the credentials. Whoever sets the
 * server chooses who is asked, so its answer must not be passed on.
 */
const emPalavras = (servidor: ServidorDeEmail, { code, command, syscall, message = '' }: Falha): string => {
  const nome = nomeDoServidor(servidor)
  if (code === 'ETIMEDOUT')
    return `${nome} não respondeu em ${LIMITE_MS / 1000} segundos. Confira o servidor, a porta e a segurança.`
  if (code === 'EDNS') return `O servidor ${nome.replace(/:\d+$/, '')} não existe. Confira o nome.`
  if (code === 'ETLS' || code === 'EREQUIRETLS')
    return `${nome} não oferece conexão segura (STARTTLS). Confira a porta e a segurança.`
  if (code === 'EAUTH' || code === 'ENOAUTH') return `${nome} recusou o login. Confira o usuário e a senha.`
  if (code === 'EENVELOPE')
    return command === 'RCPT TO'
      ? `${nome} recusou o destinatário.`
      : `${nome} recusou o remetente. Confira se este usuário pode enviar por ele.`
  if (code === 'EMESSAGE') return `${nome} recusou a mensagem.`
  if (syscall === 'connect') return `${nome} recusou a conexão. Confira o servidor e a porta.`
  if (CRIPTOGRAFIA.test(message))
    return `A conexão segura com ${nome} falhou. Confira o certificado do servidor, a porta e a segurança.`
  return `${nome} não respondeu como um servidor de e-mail. Confira o servidor e a porta.`
}

const comPrazo = async <T>(acao: Promise<T>): Promise<T> => {
  const prazo = Promise.withResolvers<never>()
  const relogio = setTimeout(() => prazo.reject({ code: 'ETIMEDOUT' }), LIMITE_MS)
  return Promise.race([acao, prazo.promise]).finally(() => clearTimeout(relogio))
}

/** Really sends a letter, and reports what happened. */
export const experimentarEnvio = async (servidor: ServidorDeEmail, carta: Envelope) => {
  const transporte = transportePara(servidor)
  const inicio = performance.now()
  try {
    await comPrazo(transporte.sendMail(mensagem(carta)))
    const ms = Math.round(performance.now() - inicio)
    return {
      sucesso: true,
      mensagem: `Mensagem aceita por ${nomeDoServidor(servidor)} em ${ms} ms. Confira a caixa de entrada de ${carta.para}.`,
    }
  } catch (erro) {
    return { sucesso: false, mensagem: emPalavras(servidor, erro as Falha) }
  } finally {
    transporte.close()
  }
}
