import * as z from 'zod/mini'
import { Texto } from '#base/comum.ts'
import { configuracoesDeAcesso } from './configuracao-acesso.ts'
import { configuracoesDeAtendimento } from './configuracao-atendimento.ts'
import { configuracoesDeAvisos } from './configuracao-avisos.ts'
import { configuracoesDeCobranca } from './configuracao-cobranca.ts'
import { type Definicao, enderecoDeMapas, inteiro } from './configuracao-definicao.ts'
import { configuracoesDeInstalacao } from './configuracao-instalacao.ts'
import { configuracoesDeMotivos } from './configuracao-motivos.ts'
import { configuracoesDeOperacao } from './configuracao-operacao.ts'

const configuracoesDeDados = {
  chave_mapas: {
    grupo: 'integracoes',
    rotulo: 'Chave do Google Maps',
    descricao: 'Mostra o mapa nos endereços. Fica visível no navegador: restrinja-a ao seu domínio.',
    campo: 'texto',
    esquema: z.nullable(z.string().check(z.trim(), z.regex(/^[\w-]{1,100}$/))),
    padrao: null,
    publica: true,
  },
  mapa_url: {
    grupo: 'integracoes',
    rotulo: 'Servidor de mapas próprio',
    descricao:
      'De onde vêm as imagens do mapa quando não há chave do Google: https://mapas.exemplo.com.br/{z}/{x}/{y}.png.',
    campo: 'texto',
    esquema: z.nullable(enderecoDeMapas),
    padrao: null,
    publica: true,
  },
  mapa_atribuicao: {
    grupo: 'integracoes',
    rotulo: 'Crédito do mapa',
    descricao: 'O que a licença das imagens pede que se escreva sobre o mapa, como © OpenStreetMap.',
    campo: 'texto',
    esquema: z.nullable(Texto(120)),
    padrao: null,
    publica: true,
  },
  id_analytics: {
    grupo: 'integracoes',
    rotulo: 'Identificador do Google Analytics',
    descricao: 'Mede acessos, só em produção.',
    campo: 'texto',
    esquema: z.nullable(
      z.string().check(z.trim(), z.regex(/^[A-Z]{1,3}-[A-Z0-9-]{1,36}$/, 'Informe como G-XXXXXXXXXX')),
    ),
    padrao: null,
    publica: true,
    // Whoever owns this Analytics account can run scripts on every screen, an administrator's too.
    restrita: true,
  },
  dias_do_rascunho: {
    grupo: 'retencao',
    rotulo: 'Rascunhos de venda',
    descricao: 'Um rascunho em que ninguém mexe por este tempo é apagado, com os seus anexos.',
    campo: 'numero',
    unidade: 'dias',
    esquema: inteiro(1, 365),
    padrao: 30,
  },
  anos_dos_anexos: {
    grupo: 'retencao',
    rotulo: 'Anexos de vendas concluídas',
    descricao: 'Passados estes anos da instalação, os documentos e o áudio são apagados; a venda fica.',
    campo: 'numero',
    unidade: 'anos',
    esquema: inteiro(1, 30),
    padrao: 10,
  },
  dias_dos_anexos: {
    grupo: 'retencao',
    rotulo: 'Anexos de vendas reprovadas ou canceladas',
    descricao: 'Depois deste tempo, os documentos e o áudio são apagados; a venda fica.',
    campo: 'numero',
    unidade: 'dias',
    esquema: inteiro(1, 3_650),
    padrao: 365,
  },
  dias_da_importacao: {
    grupo: 'retencao',
    rotulo: 'Arquivos de importação',
    descricao: 'Por quanto tempo ficam a planilha enviada e o arquivo com o resultado.',
    campo: 'numero',
    unidade: 'dias',
    esquema: inteiro(1, 365),
    padrao: 30,
  },
  dias_dos_arquivos_do_banco: {
    grupo: 'retencao',
    rotulo: 'Arquivos do banco',
    descricao:
      'Por quanto tempo ficam as remessas e os retornos como arquivos, que trazem nomes de pagadores. O que foi lido deles fica.',
    campo: 'numero',
    unidade: 'dias',
    esquema: inteiro(30, 3_650),
    padrao: 365,
  },
  dias_das_entregas: {
    grupo: 'retencao',
    rotulo: 'Entregas de webhooks',
    descricao: 'Por quanto tempo fica o registro do que foi enviado a outros sistemas, e do que responderam.',
    campo: 'numero',
    unidade: 'dias',
    esquema: inteiro(7, 365),
    padrao: 30,
  },
  dias_das_sessoes: {
    grupo: 'retencao',
    rotulo: 'Sessões encerradas',
    descricao: 'Por quanto tempo ficam o aparelho e o IP de uma sessão que terminou.',
    campo: 'numero',
    unidade: 'dias',
    esquema: inteiro(30, 365),
    padrao: 90,
  },
  anos_da_auditoria: {
    grupo: 'retencao',
    rotulo: 'Histórico de alterações',
    descricao: 'Por quanto tempo, no mínimo, fica registrado quem mudou o quê. Nada é apagado antes disso.',
    campo: 'numero',
    unidade: 'anos',
    esquema: inteiro(5, 30),
    padrao: 5,
  },
} as const satisfies Record<string, Definicao>

/** Every setting, in the order of the screen. A stored value that is no longer valid is ignored. */
export const catalogoDeConfiguracao = {
  ...configuracoesDeOperacao,
  ...configuracoesDeInstalacao,
  ...configuracoesDeMotivos,
  ...configuracoesDeAtendimento,
  ...configuracoesDeCobranca,
  ...configuracoesDeAvisos,
  ...configuracoesDeAcesso,
  ...configuracoesDeDados,
}
type Catalogo = typeof catalogoDeConfiguracao

/** Any setting, secret ones included. */
export type Chave = keyof Catalogo
export type ChaveSecreta = {
  [C in Chave]: Catalogo[C] extends { secreta: true } ? C : never
}[Chave]
export type ChaveDeConfiguracao = Exclude<Chave, ChaveSecreta>
export type Configuracao = { [C in ChaveDeConfiguracao]: z.infer<Catalogo[C]['esquema']> }

export const definicaoDe = (chave: Chave): Definicao => catalogoDeConfiguracao[chave]

export const chaves = Object.keys(catalogoDeConfiguracao) as Chave[]
export const chavesSecretas = chaves.filter((chave) => definicaoDe(chave).secreta) as ChaveSecreta[]
export const chavesRestritas = chaves.filter((chave) => definicaoDe(chave).restrita)
export const chavesLegiveis = chaves.filter((c) => !definicaoDe(c).secreta) as ChaveDeConfiguracao[]

type Esquemas<C extends Chave> = { [K in C]: Catalogo[K]['esquema'] }
const esquemasDe = <C extends Chave>(quais: readonly C[]) =>
  Object.fromEntries(quais.map((chave) => [chave, definicaoDe(chave).esquema])) as Esquemas<C>

/** The values in force. */
export const ValoresDeConfiguracao = z.object(esquemasDe(chavesLegiveis))

type Opcionais = { [C in Chave]: z.ZodMiniOptional<z.ZodMiniNullable<Catalogo[C]['esquema']>> }
/** What a save may contain: any of the settings. `null` restores the default, and erases a secret. */
export const mudancasDeConfiguracao = Object.fromEntries(
  chaves.map((chave) => [chave, z.optional(z.nullable(definicaoDe(chave).esquema))]),
) as Opcionais
