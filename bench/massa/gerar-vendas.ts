import { readFile } from 'node:fs/promises'
import { umGrupo } from '../../apps/api/src/acesso/grupo-permissao/grupo-permissao.fabrica.ts'
import { umUsuario } from '../../apps/api/src/acesso/usuario/usuario.fabrica.ts'
import { umPlano } from '../../apps/api/src/catalogo/plano/plano.fabrica.ts'
import { conectar, type Db } from '../../apps/api/src/infra/db/conexao.ts'
import { umCanal } from '../../apps/api/src/provedor/canal-venda/canal-venda.fabrica.ts'
import { ligarAplicacao } from '../alvo/aplicacao.ts'
import { retirarIndices } from '../banco/indices.ts'
import { administrar, type Banco, comCliente } from '../banco/postgres.ts'
import { atualizarEsquema, garantirMassa, porFatias, versaoDe } from './gerar.ts'

const VERSAO = 'vendas 2'
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
  const { pool, db } = conectar(banco, console.error)
  await prepararVenda(db).finally(() => pool.end())
  await comCliente(banco, async (cliente) => {
    await cliente.query("set maintenance_work_mem = '512MB'; set synchronous_commit = off")
    const indices = await retirarIndices(cliente, 'venda')
    await porFatias(banco, vendas, await ler('vendas'), (de, ate) => [de, ate, vendas])
    for (const repor of indices) await cliente.query(repor)
    await cliente.query(`select setval(pg_get_serial_sequence('venda', 'protocolo'), ${vendas})`)
    await cliente.query(await ler('vendas-nu'))
    await cliente.query('vacuum (analyze)')
  })
  await administrar(servidor, `comment on database ${banco.database} is '${VERSAO}'`, 'checkpoint')
  const segundos = ((performance.now() - inicio) / 1000).toFixed(1)
  console.log(`${vendas} vendas geradas em ${segundos} s (${banco.database})`)
  return banco
}

/** The first start makes the administrator; until they have signed in, each start gives the first person a new password. */
const comecar = async (banco: Banco, pasta: string) => {
  const app = await ligarAplicacao(banco, pasta)
  await app.token().finally(app.desligar)
}

/** Sellers, one shop and one plan. */
const prepararVenda = async (db: Db) => {
  await umCanal(db, {
    nome: 'Loja do bench',
    tipo: 'LOJA',
    anexos_obrigatorios: [],
    exige_aceite_digital: false,
  })
  await umPlano(db, { codigo: 'BENCH-500', nome: 'Fibra 500', tipos_pessoa: ['PF', 'PJ'] })
  const grupo = 'Vendedores do bench'
  await umGrupo(db, { nome: grupo, permissoes: ['REALIZAR_VENDA'] })
  for (let n = 1; n <= VENDEDORES; n++)
    await umUsuario(db, { nome: `Vendedor ${n}`, email: emailDoVendedor(n), grupo })
}
