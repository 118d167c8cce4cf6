import * as z from 'zod/mini'
import { TipoAnexo } from '#base/anexo.ts'
import { ComId, Instante } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'

const VER = ['REALIZAR_VENDA', 'LISTAR.VENDA', 'LISTAR.TODAS_VENDAS'] as const
const MANDAR = ['REALIZAR_VENDA', 'EDITAR.VENDA'] as const

const Link = z.object({
  endereco: z.string(),
  /** Opens WhatsApp with the message written. */
  whatsapp: z.string(),
})

/** What the seller sends to the subscriber. */
export const LinksDaVenda = z.object({
  /** Null when there is nothing to accept now. */
  aceite: z.nullable(
    z.extend(Link, {
      vale_ate: Instante,
      /** After too many wrong answers: only another link opens. */
      bloqueado: z.boolean(),
    }),
  ),
  fechada: Link,
  /** Where the letter goes, partly hidden. Null: the sale has no e-mail. */
  email: z.nullable(z.string()),
})
export type LinksDaVenda = z.infer<typeof LinksDaVenda>

/** What the subscriber accepted, with its evidence. */
export const AceiteDaVenda = z.object({
  em: Instante,
  /** Whether it still holds: a sale changed afterwards has to be accepted again. */
  vale: z.boolean(),
  nome: z.string(),
  /** These two null, and no texts, for people without VISUALIZAR.CLIENTE. */
  ip: z.nullable(z.string()),
  agente: z.nullable(z.string()),
  textos: z.array(z.object({ tipo: z.enum(['ACEITE', 'CONTRATO']), versao: z.int(), texto: z.string() })),
  texto_sha256: z.string(),
  documentos: z.array(z.object({ tipo: TipoAnexo, sha256: z.string(), enviado_em: Instante })),
  /** Null until the PDF is made, seconds later. */
  pdf_sha256: z.nullable(z.string()),
  /** Whether this person may have the PDF. */
  comprovante: z.boolean(),
})
export type AceiteDaVenda = z.infer<typeof AceiteDaVenda>

export const aceiteDaVendaApi = {
  /** Own sales, or any with EDITAR.VENDA. */
  links: endpoint({
    method: 'GET',
    path: '/venda/:id/link',
    permissao: MANDAR,
    resumo: 'Os links do assinante, para copiar ou mandar',
    params: ComId,
    resposta: LinksDaVenda,
  }),
  /** The same link once more. A new one is the action `reenviar_link`. */
  mandar: endpoint({
    method: 'POST',
    path: '/venda/:id/link/email',
    permissao: MANDAR,
    resumo: 'Mandar de novo, por e-mail, o link que vale',
    params: ComId,
    resposta: z.object({ email: z.string() }),
    status: 202,
  }),
  obter: endpoint({
    method: 'GET',
    path: '/venda/:id/aceite',
    permissao: VER,
    resumo: 'O último aceite do assinante, com as provas dele',
    params: ComId,
    resposta: z.object({ aceite: z.nullable(AceiteDaVenda) }),
  }),
  /** For whoever may view the client, or hands over the link that opens it too. */
  pdf: endpoint({
    method: 'GET',
    path: '/venda/:id/aceite/pdf',
    permissao: VER,
    resumo: 'O comprovante do aceite, em PDF',
    params: ComId,
    resposta: { arquivo: 'application/pdf' },
  }),
}
