import * as z from 'zod/mini'
import { EnderecoDeEmail } from './comum.ts'
import { endpoint } from './endpoint.ts'

/** What the page needs to know before anyone signs in. Public: never put a secret here. */
export const ConfiguracaoPublica = z.object({
  marca: z.string(),
  email_suporte: z.string(),
  microsoft: z.boolean(),
  producao: z.boolean(),
  id_analytics: z.nullable(z.string()),
  chave_mapas: z.nullable(z.string()),
  fuso_horario: z.string(),
})
export type ConfiguracaoPublica = z.infer<typeof ConfiguracaoPublica>

export const configuracaoApi = {
  publica: endpoint({
    method: 'GET',
    path: '/configuracao/publica',
    permissao: 'publica',
    resumo: 'Configuração que a página precisa antes do login',
    resposta: ConfiguracaoPublica,
  }),
}

const inteiro = (minimo: number, maximo: number) => z.int().check(z.gte(minimo), z.lte(maximo))
const textoOuNada = (maximo: number) => z.nullable(z.string().check(z.maxLength(maximo)))

type Definicao = { esquema: z.ZodMiniType; padrao: unknown; descricao: string }

/** Every setting: its kind, its default and what it is for. A stored value that no longer fits is ignored. */
export const catalogoDeConfiguracao = {
  marca: {
    esquema: z.string().check(z.minLength(1), z.maxLength(60)),
    padrao: 'Balcão',
    descricao: 'Nome do provedor, no título e nos e-mails',
  },
  email_suporte: {
    esquema: EnderecoDeEmail,
    padrao: 'suporte@localhost',
    descricao: 'Endereço de suporte mostrado nas telas de erro',
  },
  fuso_horario: {
    esquema: z.string().check(z.maxLength(60)),
    padrao: 'America/Sao_Paulo',
    descricao: 'Fuso em que datas e horas são mostradas',
  },
  id_analytics: {
    esquema: textoOuNada(40),
    padrao: null,
    descricao: 'Identificador de medição de acessos (só em produção)',
  },
  chave_mapas: { esquema: textoOuNada(100), padrao: null, descricao: 'Chave do serviço de mapas' },
  minutos_do_acesso: {
    esquema: inteiro(1, 10),
    padrao: 10,
    descricao: 'Minutos de validade do token de acesso',
  },
  dias_da_sessao: { esquema: inteiro(1, 90), padrao: 14, descricao: 'Dias que uma sessão dura sem uso' },
  minutos_da_recuperacao: {
    esquema: inteiro(5, 120),
    padrao: 30,
    descricao: 'Minutos de validade do link de recuperação de senha',
  },
  dias_do_convite: { esquema: inteiro(1, 30), padrao: 7, descricao: 'Dias de validade do convite' },
} as const satisfies Record<string, Definicao>

export type ChaveDeConfiguracao = keyof typeof catalogoDeConfiguracao
export type Configuracao = {
  [C in ChaveDeConfiguracao]: z.infer<(typeof catalogoDeConfiguracao)[C]['esquema']>
}
