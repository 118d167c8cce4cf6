import { readFile } from 'node:fs/promises'
import { umGrupo } from '../../apps/api/src/acesso/grupo-permissao/grupo-permissao.fabrica.ts'
import { umUsuario } from '../../apps/api/src/acesso/usuario/usuario.fabrica.ts'
import { umPlano } from '../../apps/api/src/catalogo/plano/plano.fabrica.ts'
import { conectar, type Db } from '../../apps/api/src/infra/db/conexao.ts'
import { recontarPainel } from '../../apps/api/src/painel/soma/soma.commands.ts'
import { umCanal } from '../../apps/api/src/provedor/canal-venda/canal-venda.fabrica.ts'
import { ligarAplicacao } from '../alvo/aplicacao.ts'
import { retirarIndices } from '../banco/indices.ts'
import { administrar, type Banco, comCliente } from '../banco/postgres.ts'
import { atualizarEsquema, garantirMassa, porFatias, versaoDe } from './gerar.ts'

const VERSAO = 'vendas 3'
const CLIENTES = 100_000
const VENDEDORES = 200
export const emailDoVendedor = (n: number) => `vendedor${String(n).padStart(3, '0')}@bench.example`

const ler = (nome: string) => readFile(new URL(`./${nome}.sql`, import.meta.url), 'utf8')

/** A database with this many sales of 200 sellers. Kept for the next run. */
export const garantirVendas = async (servidor: Banco, pasta: string, vendas: number): Promise<Banco> => {
  const banco = { ...servidor, database: `vendas_${vendas}` }
  const clientes = await garantirMassa(servidor, CLIENTES)
  if ((await versaoDe(servidor, banco.database)) === VERSAO) {
    await atualizarEsquema(banco)
    return banco
  }
  const inicio = performance.now()
  await administrar(
    servidor,
    `drop database if exists ${banco.database}`,
    `create database ${banco.database} template ${clientes.database} strategy file_copy owner ${banco.user}`,
  )
  await comecar(banco, pasta)
  await comDb(banco, prepararVenda)
  await comCliente(banco, async (cliente) => {
    await cliente.query("set maintenance_work_mem = '512MB'; set synchronous_commit = off")
    const indices = await retirarIndices(cliente, 'venda')
    // The panel counts all of them at the end.
    await cliente.query('alter table venda disable trigger painel_anotar_inteira')
    await porFatias(banco, vendas, await ler('vendas'), (de, ate) => [de, ate, vendas])
    for (const repor of indices) await cliente.query(repor)
    await cliente.query('alter table venda enable trigger painel_anotar_inteira')
    await cliente.query(`select setval(pg_get_serial_sequence('venda', 'protocolo'), ${vendas})`)
    await cliente.query(await ler('vendas-nu'))
    await cliente.query('analyze venda')
  })
  await comDb(banco, recontarPainel)
  await comCliente(banco, (cliente) => cliente.query('vacuum (analyze)'))
  await administrar(servidor, `comment on database ${banco.database} is '${VERSAO}'`, 'checkpoint')
  const segundos = ((performance.now() - inicio) / 1000).toFixed(1)
  console.log(`${vendas} vendas geradas em ${segundos} s (${banco.database})`)
  return banco
}

const comDb = async (banco: Banco, fazer: (db: Db) => Promise<unknown>) => {
  const { pool, db } = conectar(banco, console.error)
  await fazer(db).finally(() => pool.end())
}

/** The first start makes the administrator; until they have signed in, each start gives the first person a new password. */
const comecar = async (banco: Banco, pasta: string) => {
  const app = await ligarAplicacao(banco, pasta)
  await app.token().finally(app.desligar)
}

/** Sellers, four channels and twelve plans. Sending a sale goes through the shop and the first plan. */
const prepararVenda = async (db: Db) => {
  for (const canal of ['Loja', 'Parceiro', 'Porta a porta', 'Televendas'])
    await umCanal(db, {
      nome: `${canal} do bench`,
      tipo: 'LOJA',
      anexos_obrigatorios: [],
      exige_aceite_digital: false,
    })
  for (let n = 0; n < 12; n++)
    await umPlano(db, {
      codigo: `BENCH-${500 + 40 * n}`,
      nome: `Fibra ${500 + 40 * n}`,
      tipos_pessoa: ['PF', 'PJ'],
      valor_mensal: 99_90 + 15_00 * n,
    })
  const grupo = 'Vendedores do bench'
  await umGrupo(db, { nome: grupo, permissoes: ['REALIZAR_VENDA'] })
  for (let n = 1; n <= VENDEDORES; n++)
    await umUsuario(db, { nome: `Vendedor ${n}`, email: emailDoVendedor(n), grupo })
}
