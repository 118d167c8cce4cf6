import { competencia } from '#catalogo/preco/preco.ts'
import type { EventoAcordado } from './contrato-acordado.ts'
import type { LinhaDoTempo } from './contrato-estado.ts'

const MUDAM_A_SITUACAO = ['SUSPENSAO', 'REATIVACAO', 'CANCELAMENTO'] as const
const mudaSituacao = ({ tipo }: EventoAcordado) => MUDAM_A_SITUACAO.some((t) => t === tipo)

const diasEntre = (de: string, ate: string) =>
  Math.round((Date.parse(`${ate}T00:00:00Z`) - Date.parse(`${de}T00:00:00Z`)) / 86_400_000)

/**
 * How many days of a calendar month had service, and which events made it so. Null: all of them. The day of an event
 * belongs to the state that it brings.
 */
export const diasCobrados = (
  { eventos, em }: LinhaDoTempo,
  mes: string,
  ativo_desde: string,
): { dias: { cobrados: number; de: number } | null; causas: EventoAcordado[] } => {
  const primeiro = ativo_desde.startsWith(mes) ? ativo_desde : `${mes}-01`
  const ultimo = `${mes}-31`
  const dentro = eventos.filter(
    (evento) => evento.dia > primeiro && evento.dia <= ultimo && mudaSituacao(evento),
  )
  // Most months: nothing happens in them.
  if (!dentro.length && em(primeiro).situacao === 'ATIVO') return { dias: null, causas: [] }
  const ultimoAntes = eventos.filter((evento) => evento.dia <= primeiro && mudaSituacao(evento)).slice(-1)
  const depois = `${competencia(mes, 1)}-01`
  const marcos = [primeiro, ...dentro.map(({ dia }) => dia), depois]
  const cobrados = marcos.slice(0, -1).reduce((soma, de, i) => {
    const ativo = em(de).situacao === 'ATIVO'
    return ativo ? soma + diasEntre(de, marcos[i + 1] ?? depois) : soma
  }, 0)
  const de = diasEntre(primeiro, depois)
  return cobrados === de
    ? { dias: null, causas: [] }
    : { dias: { cobrados, de }, causas: [...ultimoAntes, ...dentro] }
}
