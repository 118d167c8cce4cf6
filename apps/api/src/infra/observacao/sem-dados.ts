const OCULTO = '[oculto]'

/** Word by word: one expression for the whole address would retry from every character of a long text. */
const PALAVRA = /[^\s<>"'(),;:]+/g
const ENDERECO = /.@./
/** Tokens are long and mix capitals with digits, or are hexadecimal. Names of tables and keys never do. */
const TOKEN = /^(?=.*\d)(?=.*[A-Z])[\w.~+/=-]{32,}$|^[\da-f]{32,}$/
const semEnderecos = (texto: string) =>
  texto.replace(PALAVRA, (palavra) => (ENDERECO.test(palavra) || TOKEN.test(palavra) ? OCULTO : palavra))

/** An id or an address of the network may stay. Any other eight digits may be a document or a phone. */
const NUMEROS =
  /([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|\b\d{1,3}(?:\.\d{1,3}){3}\b)|\d(?:[.\-/() ]{0,2}\d){7,}/g
const semNumeros = (texto: string) => texto.replace(NUMEROS, (_, fica?: string) => fica ?? OCULTO)

/** Between quotes, errors name a column, or repeat a value that somebody sent. */
const ENTRE_ASPAS = /"[^"\n]*"|(?<!\w)'[^'\n]*'/g
const NOME_DE_COLUNA = /^.[a-z][\w.]{0,62}.$/
const semValores = (texto: string, tambemNomes: boolean) =>
  texto.replace(ENTRE_ASPAS, (citado) =>
    !tambemNomes && NOME_DE_COLUNA.test(citado) ? citado : `"${OCULTO}"`,
  )

/** "Failed query: " and the statement, whose text is ours. Its values come on a line of their own. */
const CONSULTA = 'Failed query:'
const VALORES = '\nparams:'

type Falha = Error & { code?: unknown }

/** Class 22 of PostgreSQL is about a value, and a SyntaxError about a text: what they cite is never a name. */
const citaValores = ({ name, code }: Falha) =>
  name === 'SyntaxError' || (typeof code === 'string' && /^22...$/.test(code))

/**
 * What went wrong, without what it went wrong with. The driver's errors contain the query's values, a mail server's
 * the address that it refused, and those of JSON a piece of the text.
 */
export const mensagemSemDados = (erro: Falha) => {
  const [mensagem = ''] = erro.message.split(VALORES, 1)
  const citada = mensagem.startsWith(CONSULTA) ? mensagem : semValores(mensagem, citaValores(erro))
  return semNumeros(semEnderecos(citada))
}

/** How an error is written to the log. Only what is named here is. */
export const erroNoLog = (erro: Falha & { cause?: unknown }): object => ({
  tipo: erro.name,
  codigo: erro.code,
  mensagem: mensagemSemDados(erro),
  pilha: erro.stack
    ?.split('\n')
    .filter((linha) => linha.startsWith('    at '))
    .slice(0, 8),
  ...(erro.cause instanceof Error && { causa: erroNoLog(erro.cause) }),
})
