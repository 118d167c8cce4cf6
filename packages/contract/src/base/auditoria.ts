import * as z from 'zod/mini'
import { Id, Instante } from './comum.ts'
import { filtroDeLista, Pagina } from './pagina.ts'

export const acoesAuditadas = [
  'CRIAR',
  'EDITAR',
  'EXCLUIR',
  'ENTRAR',
  'SAIR',
  'SENHA',
  'CONVIDAR',
  'LINK_DE_SENHA',
  'REUSO',
  'AVISO_NAO_ENTREGUE',
  'RESTRINGIR',
  'LIBERAR',
  'CONSENTIR',
  'UNIFICAR',
  'ANONIMIZAR',
  'EXPORTAR',
  'REVOGAR',
] as const

/**
 * A person with an account, another program with a key of the API, the subscriber who acts through a link of theirs, or
 * the program by itself.
 */
export const autores = ['PESSOA', 'CHAVE', 'ASSINANTE', 'SISTEMA'] as const
type Autoria = { autor: (typeof autores)[number]; quem: string | null }

/** How an author reads. A subscriber may have no name, where it could not be forgotten. Of the system, why it acted is for who looks into a line, not for the list. */
export const nomeDoAutor = ({ autor, quem }: Autoria) => {
  if (autor === 'SISTEMA') return 'Sistema'
  if (autor === 'CHAVE') return `${quem} (chave de API)`
  if (autor === 'ASSINANTE') return quem ? `Assinante (${quem})` : 'Assinante'
  return String(quem)
}

/** One line of a record's "Histórico". */
export const EntradaDeHistorico = z.object({
  id: Id,
  em: Instante,
  autor: z.enum(autores),
  /** The name at that moment; of the system, why it acted, where that was kept. */
  quem: z.nullable(z.string()),
  /** Names repeat and change. The id tells readers whether they made the change themselves. */
  usuario_id: z.nullable(Id),
  ip: z.nullable(z.string()),
  acao: z.enum(acoesAuditadas),
  mudancas: z.array(z.object({ campo: z.string(), antes: z.unknown(), depois: z.unknown() })),
})
export type EntradaDeHistorico = z.infer<typeof EntradaDeHistorico>

export const FiltroDeHistorico = z.strictObject(filtroDeLista(['em']))
export const PaginaDeHistorico = Pagina(EntradaDeHistorico)
