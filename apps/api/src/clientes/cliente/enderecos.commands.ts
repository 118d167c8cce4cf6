import type { DadosEnderecoDoCliente } from '@balcao/contract/clientes/cliente/contato'
import { and, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { usosEmPalavras } from '#infra/recusa/em-uso.ts'
import { campoInvalido, Recusa } from '#infra/recusa/recusa.ts'
import { municipiosPorCodigo } from '#provedor/municipio/municipio.queries.ts'
import { clienteEndereco } from './cliente.table.ts'
import { ehOutraPorta } from './outra-porta.ts'
import { usosDosEnderecos } from './referencias.ts'

type Enderecos = readonly DadosEnderecoDoCliente[]

/** The city that the list shows: of the installation address, or else of the first one. */
export const cidadePrincipal = (enderecos: readonly { tipo: string; codigo_ibge: number }[]) =>
  (enderecos.find(({ tipo }) => tipo === 'INSTALACAO') ?? enderecos[0])?.codigo_ibge ?? null

export const exigirCidades = async (db: Db, enderecos: Enderecos) => {
  if (!enderecos.length) return
  const conhecidas = await municipiosPorCodigo(
    db,
    enderecos.map((e) => e.codigo_ibge),
  )
  const desconhecida = enderecos.findIndex((e) => !conhecidas.some((c) => c.codigo === e.codigo_ibge))
  if (desconhecida >= 0) throw campoInvalido(`enderecos.${desconhecida}.codigo_ibge`, 'Cidade desconhecida')
}

/**
 * Another client's address is answered like one that does not exist. Checked before any comparison, because a
 * request that is refused anyway must not reveal whether a document exists.
 */
export const exigirEnderecosProprios = (enderecos: Enderecos, atuais: readonly string[] = []) => {
  const vistos = new Set<string>()
  for (const [i, { id }] of enderecos.entries()) {
    if (!id) continue
    if (!atuais.includes(id)) throw campoInvalido(`enderecos.${i}.id`, 'Endereço não encontrado')
    if (vistos.has(id)) throw campoInvalido(`enderecos.${i}.id`, 'Este endereço foi enviado duas vezes')
    vistos.add(id)
  }
}

/**
 * Where something is or was installed stays an address of installation: as another kind, its door would be found no
 * more when the next sale to it is judged.
 */
export const exigirOndeSeInstala = async (
  db: Db,
  enderecos: Enderecos,
  atuais: readonly { id: string; tipo: string }[],
) => {
  for (const [i, { id, tipo }] of enderecos.entries()) {
    const era = atuais.find((atual) => atual.id === id)?.tipo
    if (!id || era !== 'INSTALACAO' || tipo === era) continue
    const usos = usosEmPalavras(await usosDosEnderecos(db, [id]))
    if (usos)
      throw campoInvalido(
        `enderecos.${i}.tipo`,
        `Continua de instalação, porque está em uso: ${usos}. Para cobrar aqui, adicione o mesmo endereço como cobrança`,
      )
  }
}

/**
 * The door of a contract or of an open sale is theirs too. It may be wrong in the record, or the client may have moved,
 * which is an event of the contract: only the person knows.
 */
export const perguntarDaPorta = async (
  db: Db,
  enderecos: Enderecos,
  atuais: readonly (Enderecos[number] & { id: string })[],
) => {
  const mudados = atuais.filter((atual) => {
    const novo = enderecos.find(({ id }) => id === atual.id)
    return novo && ehOutraPorta(atual, novo)
  })
  if (!mudados.length) return
  const ids = mudados.map(({ id }) => id)
  const [ocupado] = await db
    .select({ id: clienteEndereco.id })
    .from(clienteEndereco)
    .where(and(inArray(clienteEndereco.id, ids), sql`endereco_ocupado(${clienteEndereco.id})`))
    .limit(1)
  const onde = mudados.find(({ id }) => id === ocupado?.id)
  if (onde)
    throw new Recusa(
      409,
      'ENDERECO_EM_USO',
      `Em ${onde.logradouro}, ${onde.numero} há um contrato ou uma venda a caminho, e salvar muda o endereço deles também. Se o cliente se mudou, deixe este como está e use “Mudar endereço” no contrato.`,
      { confirmar: 'aceita_outra_porta' },
    )
}

/**
 * Makes the stored addresses match what was sent, whose ids were checked before. Each address keeps its id,
 * because sales and contracts refer to it.
 */
export const gravarEnderecos = async (
  db: Db,
  clienteId: string,
  enderecos: Enderecos,
  atuais: readonly string[] = [],
) => {
  await removerEnderecos(
    db,
    atuais.filter((id) => !enderecos.some((e) => e.id === id)),
  )
  if (enderecos.length)
    await db
      .insert(clienteEndereco)
      .values(enderecos.map((endereco, ordem) => ({ ...endereco, cliente_id: clienteId, ordem })))
      .onConflictDoUpdate({ target: clienteEndereco.id, set: COMO_VEIO })
}

/** Every column except the generated one takes the row's new value. */
const COMO_VEIO = Object.fromEntries(
  Object.entries(getTableColumns(clienteEndereco))
    .filter(([, coluna]) => !coluna.generated)
    .map(([nome, coluna]) => [nome, sql`excluded.${sql.identifier(coluna.name)}`]),
)

const removerEnderecos = async (db: Db, ids: readonly string[]) => {
  if (!ids.length) return
  const usos = usosEmPalavras(await usosDosEnderecos(db, ids))
  if (usos) throw campoInvalido('enderecos', `Um endereço removido ainda está em uso: ${usos}`)
  await db.delete(clienteEndereco).where(inArray(clienteEndereco.id, [...ids]))
}
