import * as z from 'zod/mini'
import { autores } from '#base/auditoria.ts'
import { Id, Instante } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'

export const partesDoSistema = {
  programa: 'Programa',
  banco: 'Banco de dados',
  armazenamento: 'Armazenamento',
  disco: 'Disco',
  email: 'E-mail',
  fila: 'Fila de trabalhos',
  backup: 'Cópia de segurança',
  certificado: 'Certificado',
  certificados_de_fora: 'Outros certificados',
} as const
export type ParteDoSistema = keyof typeof partesDoSistema

export const sinais = ['OK', 'ATENCAO', 'QUEBRADO'] as const
export type Sinal = (typeof sinais)[number]

const Dado = z.object({
  nome: z.string(),
  valor: z.string(),
  /** `valor` is an instant, which a screen writes in the provider's time zone. */
  instante: z.boolean(),
})

const Parte = z.object({
  chave: z.enum(Object.keys(partesDoSistema) as [ParteDoSistema, ...ParteDoSistema[]]),
  sinal: z.enum(sinais),
  frase: z.string(),
  /** What to do about it. */
  conselho: z.nullable(z.string()),
  dados: z.array(Dado),
})
export type SituacaoDaParte = z.infer<typeof Parte>

const TrabalhoFalho = z.object({
  id: Id,
  job: z.string(),
  em: z.nullable(Instante),
  erro: z.string(),
  tentativas: z.int(),
})
export type TrabalhoFalho = z.infer<typeof TrabalhoFalho>

const TrabalhoRepetido = z.object({
  id: Id,
  job: z.string(),
  em: Instante,
  autor: z.enum(autores),
  /** The name at that moment. */
  quem: z.nullable(z.string()),
})
export type TrabalhoRepetido = z.infer<typeof TrabalhoRepetido>

export const SituacaoDoSistema = z.object({
  em: Instante,
  partes: z.array(Parte),
  /** The last ones that the queue gave up. */
  falhas: z.array(TrabalhoFalho),
  /** The last ones that somebody put back into the queue. */
  repetidos: z.array(TrabalhoRepetido),
})
export type SituacaoDoSistema = z.infer<typeof SituacaoDoSistema>

export const situacaoApi = {
  obter: endpoint({
    method: 'GET',
    path: '/situacao',
    permissao: 'LISTAR.CONFIGURACAO',
    administrador: true,
    resumo: 'Como estão o programa e tudo de que ele depende, e o que fazer com o que não está bem',
    resposta: SituacaoDoSistema,
  }),
  repetir: endpoint({
    method: 'POST',
    path: '/situacao/trabalho/:job/:id/repeticao',
    permissao: 'EDITAR.CONFIGURACAO',
    administrador: true,
    resumo: 'Tentar de novo um trabalho de que a fila desistiu',
    params: z.strictObject({ job: z.string().check(z.maxLength(100)), id: Id }),
    resposta: z.object({ message: z.string() }),
  }),
}
