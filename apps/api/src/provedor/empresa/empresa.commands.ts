import type { DadosEmpresa, EdicaoEmpresa } from '@balcao/contract/provedor/empresa'
import { eq, sql } from 'drizzle-orm'
import { exigirImagemPublica } from '#infra/arquivo/arquivo.queries.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import { aoRepetir } from '#infra/db/unico.ts'
import { encaixe } from '#infra/encaixe.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { exigirForaDeUso } from '#infra/recusa/em-uso.ts'
import { campoInvalido, naoEncontrado, versaoDesatualizada } from '#infra/recusa/recusa.ts'
import { usosDe } from '#infra/referencia/referencias.ts'
import { exigirMunicipios } from '#provedor/municipio/municipio.queries.ts'
import { empresaParaHistorico, obterEmpresa } from './empresa.queries.ts'
import { empresa } from './empresa.table.ts'

/**
 * People who have only some companies also get the one that they create. Otherwise they could not see it.
 * Returns the person with the new company.
 */
export const darAQuemCriou =
  encaixe<(db: Db, autor: Omit<Contexto, 'db'>, nova: { id: string; nome: string }) => Promise<Pessoa>>(
    'a empresa de quem a cria',
  )

const ENTIDADE = 'empresa'

export const criarEmpresa = ({ db, ...autor }: Contexto, dados: DadosEmpresa) =>
  db.transaction(async (db) => {
    await exigirReferencias(db, dados)
    const [criada] = await semCnpjRepetido(db.insert(empresa).values(dados).returning({ id: empresa.id }))
    if (!criada) throw new Error('a empresa não voltou da inserção')
    const quem = await darAQuemCriou()(db, autor, { id: criada.id, nome: dados.nome_fantasia })
    const salva = await obterEmpresa(db, quem, criada.id)
    await auditar(db, autor, ENTIDADE, salva.id, 'CRIAR', {}, await empresaParaHistorico(db, salva))
    return salva
  })

export const editarEmpresa = ({ db, ...autor }: Contexto, id: string, { versao, ...dados }: EdicaoEmpresa) =>
  db.transaction(async (db) => {
    const atual = await travarEmpresa(db, autor.usuario, id)
    if (atual.versao !== versao) throw versaoDesatualizada(atual)
    await exigirReferencias(db, dados)
    const nova = { ...dados, ...novaVersao(atual) }
    await semCnpjRepetido(db.update(empresa).set(nova).where(eq(empresa.id, id)))
    const salva = await obterEmpresa(db, autor.usuario, id)
    const [antes, depois] = [await empresaParaHistorico(db, atual), await empresaParaHistorico(db, salva)]
    await auditar(db, autor, ENTIDADE, atual.id, 'EDITAR', antes, depois)
    return salva
  })

export const excluirEmpresa = ({ db, ...autor }: Contexto, id: string) =>
  db.transaction(async (db) => {
    const atual = await travarEmpresa(db, autor.usuario, id)
    exigirForaDeUso('Esta empresa não pode ser excluída', await usosDe(db, autor.usuario, empresa, id))
    await db.update(empresa).set({ excluido_em: sql`now()` }).where(eq(empresa.id, id))
    await auditar(db, autor, ENTIDADE, atual.id, 'EXCLUIR', await empresaParaHistorico(db, atual))
    return {}
  })

/** Locks the row. 404 when it is out of sight. */
const travarEmpresa = async (db: Db, quem: Pessoa, id: string) => {
  const [linha] = await db.select({ id: empresa.id }).from(empresa).where(eq(empresa.id, id)).for('update')
  if (!linha) throw naoEncontrado()
  return obterEmpresa(db, quem, id)
}

const exigirReferencias = async (db: Db, { logo, endereco }: DadosEmpresa) => {
  await exigirImagemPublica(db, 'logo', logo)
  if (endereco) await exigirMunicipios(db, [endereco.codigo_ibge], 'endereco.codigo_ibge')
}

const semCnpjRepetido = <T>(acao: Promise<T>) =>
  aoRepetir('empresa_cnpj', acao, () => campoInvalido('cnpj', 'Já existe uma empresa com este CNPJ'))
