import { isDeepStrictEqual } from 'node:util'
import type { ConfiguracaoGeral, EdicaoDeConfiguracao } from '@balcao/contract/provedor/configuracao'
import {
  type ChaveDeConfiguracao,
  type ChaveSecreta,
  type Configuracao,
  chavesLegiveis,
  chavesSecretas,
  definicaoDe,
} from '@balcao/contract/provedor/configuracao-catalogo'
import { eq } from 'drizzle-orm'
import { obterImagemPublica } from '#infra/arquivo/arquivo.queries.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { ExigirConfirmacao } from '#infra/http/confirmacao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { campoInvalido, semPermissao, versaoDesatualizada } from '#infra/recusa/recusa.ts'
import { avisarAdministradores, type PartesDoAviso } from './aviso-de-mudanca.ts'
import {
  ID_DA_CONFIGURACAO,
  lerConfiguracao,
  lerSegredos,
  obterConfiguracao,
} from './configuracao.queries.ts'
import { configuracaoGeral } from './configuracao.table.ts'
import { gravarSegredo, gravarValor } from './gravar.ts'
import { quemEntra } from './quem-entra.ts'
import { exigirCoerencia, RESERVADA } from './regras.ts'

const ENTIDADE = 'configuracao'

type Partes = PartesDoAviso & {
  ambiente: ConfiguracaoGeral['ambiente']
  /** Checks that the author has just proved their identity. */
  exigirConfirmacao: ExigirConfirmacao
}
type Mudancas = Omit<EdicaoDeConfiguracao, 'versao' | 'senha_atual'>

/** Saves the given settings and leaves the others unchanged. All or nothing, under one version. */
export const editarConfiguracao = (
  { db, ...autor }: Contexto,
  { ambiente, exigirConfirmacao, ...partes }: Partes,
  { versao, ...mudancas }: Mudancas & { versao: number },
) =>
  db.transaction(async (db) => {
    // Both answers, the saved record and the newer one, contain every setting.
    if (!autor.usuario.pode('LISTAR.CONFIGURACAO'))
      throw semPermissao('Para mudar as configurações é preciso poder vê-las')
    const { cofre } = partes
    const atual = await travar(db)
    if (atual.versao !== versao) throw versaoDesatualizada(await obterConfiguracao(db, cofre, ambiente))
    const valores = await lerConfiguracao(db)
    const segredos = definidos(await lerSegredos(db, cofre))
    const novos = aplicar(valores, mudancas)
    const mudados = chavesLegiveis.filter((chave) => !isDeepStrictEqual(valores[chave], novos[chave]))
    const trocados = chavesSecretas.filter(
      (chave) => mudancas[chave] !== undefined && (mudancas[chave] !== null || segredos[chave]),
    )
    if (!mudados.length && !trocados.length) return obterConfiguracao(db, cofre, ambiente)

    const restritas = [...mudados, ...trocados].filter((chave) => definicaoDe(chave).restrita)
    if (restritas.length) {
      await quemEntra().travarMudancaDeAcesso(db, autor.usuario)
      if (!autor.usuario.administrador) throw semPermissao(RESERVADA)
      await exigirConfirmacao(db)
    }
    const restantes = { ...segredos }
    for (const chave of trocados) restantes[chave] = mudancas[chave] !== null
    exigirCoerencia(
      { valores, segredos },
      { valores: novos, segredos: restantes },
      trocados.includes('smtp_senha'),
    )
    if (mudados.includes('logo') && novos.logo) await exigirImagem(db, novos.logo)

    if (restritas.length) await avisarAdministradores(db, partes, autor.usuario.nome, valores, restritas)
    if (mudados.includes('dias_maximos_da_sessao'))
      await quemEntra().encurtarSessoes(db, novos.dias_maximos_da_sessao)

    for (const chave of mudados) await gravarValor(db, autor.usuario, chave, novos[chave])
    for (const chave of trocados)
      await gravarSegredo(db, autor.usuario, cofre, chave, mudancas[chave] ?? null)
    await db.update(configuracaoGeral).set(novaVersao(atual)).where(eq(configuracaoGeral.id, atual.id))
    await auditar(
      db,
      autor,
      ENTIDADE,
      ID_DA_CONFIGURACAO,
      'EDITAR',
      { ...soEstas(valores, mudados), ...emPalavras(trocados, (c) => (segredos[c] ? 'definido' : null)) },
      { ...soEstas(novos, mudados), ...emPalavras(trocados, (c) => depoisDe(segredos[c], restantes[c])) },
    )
    return obterConfiguracao(db, cofre, ambiente)
  })

/** The first save creates the row. From then on, simultaneous saves wait for its lock. */
const travar = async (db: Db) => {
  await db.insert(configuracaoGeral).values({ id: ID_DA_CONFIGURACAO }).onConflictDoNothing()
  const [linha] = await db.select().from(configuracaoGeral).for('update')
  if (!linha) throw new Error('a configuração não voltou da inserção')
  return linha
}

const aplicar = (valores: Configuracao, mudancas: Mudancas) => {
  const enviadas = chavesLegiveis.filter((chave) => mudancas[chave] !== undefined)
  const novas = enviadas.map((chave) => [chave, mudancas[chave] ?? definicaoDe(chave).padrao])
  return { ...valores, ...Object.fromEntries(novas) } as Configuracao
}

const exigirImagem = async (db: Db, id: string) => {
  await obterImagemPublica(db, id).catch(() => {
    throw campoInvalido('logo', 'Imagem não encontrada. Envie de novo.')
  })
}

const definidos = (segredos: Record<ChaveSecreta, string | null>) =>
  Object.fromEntries(chavesSecretas.map((chave) => [chave, segredos[chave] !== null])) as Record<
    ChaveSecreta,
    boolean
  >

const soEstas = (valores: Configuracao, quais: ChaveDeConfiguracao[]) =>
  Object.fromEntries(quais.map((chave) => [chave, valores[chave]]))

/** The history says that a secret changed, never its value. */
const emPalavras = (quais: ChaveSecreta[], palavra: (chave: ChaveSecreta) => string | null) =>
  Object.fromEntries(quais.map((chave) => [chave, palavra(chave)]))

const depoisDe = (haviaAntes: boolean, haAgora: boolean) => {
  if (!haAgora) return 'apagado'
  return haviaAntes ? 'trocado' : 'definido'
}
