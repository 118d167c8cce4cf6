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

/** A known account of the demonstration. */
const ContaDaDemo = z.object({ nome: z.string(), email: z.string(), grupo: z.string(), senha: z.string() })

/** What the page needs before anyone signs in. It is public: never put a secret here. */
export const ConfiguracaoPublica = z.object({
  /** Where the calls go: a path on the page's own host, or a full address. */
  base_api: z.string(),
  marca: z.string(),
  logo: z.nullable(z.string()),
  cor_primaria: z.nullable(z.string()),
  cor_secundaria: z.nullable(z.string()),
  email_suporte: z.string(),
  senha_minima: z.int(),
  microsoft: z.boolean(),
  /** Whether letters reach anybody: without a mail server each one only becomes a file. */
  envia_email: z.boolean(),
  producao: z.boolean(),
  id_analytics: z.nullable(z.string()),
  chave_mapas: z.nullable(z.string()),
  mapa_url: z.nullable(z.string()),
  mapa_atribuicao: z.nullable(z.string()),
  fuso_horario: z.string(),
  /** Accounts to sign in with. Null outside the demonstration. */
  demo: z.nullable(z.array(ContaDaDemo)),
})
export type ConfiguracaoPublica = z.infer<typeof ConfiguracaoPublica>

const EstadoDoSegredo = z.object({ definido: z.boolean() })
const Alteracao = z.object({ em: Instante, por: z.nullable(z.string()) })

/** All settings are one record, with one version and one history. */
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
  /** Who changed a setting, and when. Settings that are missing here have their default. */
  alteradas: z.record(z.string(), Alteracao),
  /** What the server's environment defines. It applies while the settings are empty. */
  ambiente: z.object({ email: z.boolean(), microsoft: z.boolean() }),
})
export type ConfiguracaoGeral = z.infer<typeof ConfiguracaoGeral>

export const EdicaoDeConfiguracao = z.strictObject({
  ...mudancasDeConfiguracao,
  versao: Versao,
  /** Required when a restricted setting changes. */
  senha_atual: z.optional(SenhaAtual),
})
export type EdicaoDeConfiguracao = z.infer<typeof EdicaoDeConfiguracao>

/** The result of trying out the saved settings, in words. */
const ResultadoDoTeste = z.object({
  sucesso: z.boolean(),
  mensagem: z.string(),
  /** The steps in order. The first failure ends the list. */
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
