import * as z from 'zod/mini'
import { FiltroDeHistorico, PaginaDeHistorico } from '#base/auditoria.ts'
import { Email, Instante, Versao } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { SenhaAtual } from '#valores/senha.ts'
import {
  type ChaveSecreta,
  chavesSecretas,
  mudancasDeConfiguracao,
  ValoresDeConfiguracao,
} from './configuracao-catalogo.ts'

/** A known person of the demonstration. */
const ContaDaDemo = z.object({ nome: z.string(), email: z.string(), grupo: z.string(), senha: z.string() })

/** What the page needs to know before anyone signs in. Public: never put a secret here. */
export const ConfiguracaoPublica = z.object({
  /** Where the calls go: a path of the page's own host, or an address. */
  base_api: z.string(),
  marca: z.string(),
  logo: z.nullable(z.string()),
  cor_primaria: z.nullable(z.string()),
  cor_secundaria: z.nullable(z.string()),
  email_suporte: z.string(),
  senha_minima: z.int(),
  microsoft: z.boolean(),
  producao: z.boolean(),
  id_analytics: z.nullable(z.string()),
  chave_mapas: z.nullable(z.string()),
  mapa_url: z.nullable(z.string()),
  mapa_atribuicao: z.nullable(z.string()),
  fuso_horario: z.string(),
  /** Whom one may sign in as; null everywhere but in the demonstration. */
  demo: z.nullable(z.array(ContaDaDemo)),
})
export type ConfiguracaoPublica = z.infer<typeof ConfiguracaoPublica>

const EstadoDoSegredo = z.object({ definido: z.boolean() })
const Alteracao = z.object({ em: Instante, por: z.nullable(z.string()) })

/** All settings are one record: one version, one history. */
export const ConfiguracaoGeral = z.object({
  versao: z.int(),
  atualizado_em: Instante,
  valores: ValoresDeConfiguracao,
  segredos: z.object(
    Object.fromEntries(chavesSecretas.map((chave) => [chave, EstadoDoSegredo])) as Record<
      ChaveSecreta,
      typeof EstadoDoSegredo
    >,
  ),
  /** Who set what is not the default, and when. What is not here is the default. */
  alteradas: z.record(z.string(), Alteracao),
  /** What the server's environment defines, for as long as the settings say nothing. */
  ambiente: z.object({ email: z.boolean(), microsoft: z.boolean() }),
})
export type ConfiguracaoGeral = z.infer<typeof ConfiguracaoGeral>

export const EdicaoDeConfiguracao = z.strictObject({
  ...mudancasDeConfiguracao,
  versao: Versao,
  /** Asked for when something restricted changes. */
  senha_atual: z.optional(SenhaAtual),
})
export type EdicaoDeConfiguracao = z.infer<typeof EdicaoDeConfiguracao>

/** What a try with the saved settings came to, in words. */
const ResultadoDoTeste = z.object({
  sucesso: z.boolean(),
  mensagem: z.string(),
  /** What was tried, in order; nothing is tried after a failure. */
  passos: z.array(z.object({ titulo: z.string(), sucesso: z.boolean() })),
})
export type ResultadoDoTeste = z.infer<typeof ResultadoDoTeste>

export const configuracaoApi = {
  publica: endpoint({
    method: 'GET',
    path: '/configuracao/publica',
    permissao: 'publica',
    resumo: 'Configuração que a página precisa antes do login',
    resposta: ConfiguracaoPublica,
  }),
  obter: endpoint({
    method: 'GET',
    path: '/configuracao',
    permissao: 'LISTAR.CONFIGURACAO',
    resumo: 'Todas as configurações; dos segredos, só se estão definidos',
    resposta: ConfiguracaoGeral,
  }),
  historico: endpoint({
    method: 'GET',
    path: '/configuracao/historico',
    permissao: 'LISTAR.CONFIGURACAO',
    resumo: 'Quem mudou o quê nas configurações',
    query: FiltroDeHistorico,
    resposta: PaginaDeHistorico,
  }),
  editar: endpoint({
    method: 'PUT',
    path: '/configuracao',
    permissao: 'EDITAR.CONFIGURACAO',
    resumo:
      'Mudar as configurações enviadas; null volta ao padrão ou apaga um segredo. As de e-mail e login pedem a senha',
    body: EdicaoDeConfiguracao,
    resposta: ConfiguracaoGeral,
  }),
  testarEmail: endpoint({
    method: 'POST',
    path: '/configuracao/testar-email',
    permissao: 'EDITAR.CONFIGURACAO',
    administrador: true,
    resumo: 'Enviar um e-mail de teste com o que está salvo, e dizer o que aconteceu',
    body: z.strictObject({ para: Email }),
    resposta: ResultadoDoTeste,
  }),
  testarMicrosoft: endpoint({
    method: 'POST',
    path: '/configuracao/testar-microsoft',
    permissao: 'EDITAR.CONFIGURACAO',
    administrador: true,
    resumo: 'Conferir com a Microsoft o que está salvo, e dizer o que aconteceu',
    resposta: ResultadoDoTeste,
  }),
}
