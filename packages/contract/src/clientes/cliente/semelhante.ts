import * as z from 'zod/mini'
import { Id } from '#base/comum.ts'
import { SituacaoCliente } from './situacao.ts'

const motivosDeSemelhanca = ['DOCUMENTO', 'TELEFONE', 'ENDERECO'] as const
export const MotivoDeSemelhanca = z.enum(motivosDeSemelhanca)
export type MotivoDeSemelhanca = z.infer<typeof MotivoDeSemelhanca>

/** What has been typed so far. Incomplete values simply find nobody. */
export const PerguntaDeSemelhantes = z.strictObject({
  empresa_id: Id,
  cpf_cnpj: z.optional(z.string().check(z.maxLength(20))),
  telefones: z.array(z.string().check(z.maxLength(25))).check(z.maxLength(10)),
  enderecos: z
    .array(
      z.strictObject({
        cep: z.string().check(z.maxLength(10)),
        numero: z.string().check(z.maxLength(15)),
        complemento: z.nullable(z.string().check(z.maxLength(80))),
      }),
    )
    .check(z.maxLength(20)),
  /** The client being edited, which is not its own duplicate. */
  exceto: z.optional(Id),
})
export type PerguntaDeSemelhantes = z.infer<typeof PerguntaDeSemelhantes>

export const Semelhante = z.object({
  id: Id,
  codigo: z.int(),
  nome: z.string(),
  /** Masked for people who may not view clients. */
  cpf_cnpj: z.nullable(z.string()),
  situacao: SituacaoCliente,
  restrito: z.boolean(),
  motivos: z.array(MotivoDeSemelhanca),
})
export type Semelhante = z.infer<typeof Semelhante>
