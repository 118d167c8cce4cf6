import { permissoes } from '@balcao/contract/base/permissao'
import { somarDias } from '@balcao/contract/valores/dia'
import { eq } from 'drizzle-orm'
import { gravarSenha } from '#acesso/credencial/credencial.commands.ts'
import { grupoPermissao } from '#acesso/grupo-permissao/grupo-permissao.table.ts'
import { marcarConviteAceito } from '#acesso/usuario/acesso-do-usuario.commands.ts'
import { criarUsuario } from '#acesso/usuario/usuario.commands.ts'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { criarAdicional } from '#catalogo/adicional/adicional.commands.ts'
import { criarPlano } from '#catalogo/plano/plano.commands.ts'
import { mudarPreco } from '#catalogo/plano/plano-preco.commands.ts'
import { criarPromocao } from '#catalogo/promocao/promocao.commands.ts'
import { vincularAdicionais } from '#catalogo/promocao/promocao-adicionais.commands.ts'
import { criarRecurso } from '#catalogo/recurso/recurso.commands.ts'
import { criarConta } from '#cobranca/conta-bancaria/conta-bancaria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { type Contexto, pessoa } from '#infra/http/contexto.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { recontarPainel } from '#painel/soma/soma.commands.ts'
import { criarCanal } from '#provedor/canal-venda/canal-venda.commands.ts'
import { hojeNoFuso } from '#provedor/configuracao/configuracao.queries.ts'
import { criarEmpresa } from '#provedor/empresa/empresa.commands.ts'
import { canais } from './canais.ts'
import { contasBancarias } from './contas-bancarias.ts'
import { demonstracao } from './demonstracao.table.ts'
import { empresas } from './empresas.ts'
import { gravarAceites } from './gravar-aceites.ts'
import { gravarAtendimentos } from './gravar-atendimentos.ts'
import { gravarBoletosDaDemo } from './gravar-boletos.ts'
import { clientesAGravar, gravarClientes } from './gravar-clientes.ts'
import { gravarDocumentos } from './gravar-documentos.ts'
import { gravarEventos } from './gravar-eventos.ts'
import { gravarMetas } from './gravar-metas.ts'
import { gravarRascunhos } from './gravar-rascunhos.ts'
import { gravarVendas } from './gravar-vendas.ts'
import { pessoas, SENHA_DA_DEMO } from './pessoas.ts'
import { planos } from './planos.ts'
import { promocoes } from './promocoes.ts'
import { adicionais, incompativeis, recursos } from './recursos-e-adicionais.ts'
import { type Vendedor, vendasDaDemo } from './vendas.ts'

type Ids<T> = Record<keyof T, string>

/** Creates them one by one, in the given order, and returns the ids under the same keys. */
const criarTodos = async <K extends string, D>(
  dados: Record<K, D>,
  criar: (dado: D, feitos: Partial<Record<K, string>>, chave: K) => Promise<{ id: string }>,
): Promise<Record<K, string>> => {
  const ids: Partial<Record<K, string>> = {}
  for (const chave of Object.keys(dados) as K[]) ids[chave] = (await criar(dados[chave], ids, chave)).id
  return ids as Record<K, string>
}

/**
 * Fills an empty database with a believable provider, completely or not at all. Clients, sales and boletos come by the
 * thousand, as in an import. Everything else goes through the commands that people use, so that it follows the same
 * rules and has the same history. The database is marked as a demonstration from then on.
 */
export const povoar = (db: Db, storage: Storage) =>
  db.transaction(async (db) => {
    const contexto = await comoAdministrador(db)
    const hoje = await hojeNoFuso(db)
    const idsDeEmpresa = await criarTodos(empresas, (dados) => criarEmpresa(contexto, dados))
    await criarTodos(contasBancarias, (dados, _, chave) =>
      criarConta(contexto, { ...dados, empresa_id: idsDeEmpresa[chave] }),
    )
    const idsDeCanal = await criarTodos(canais, (dados) => criarCanal(contexto, dados))
    const idsDeRecurso = await criarTodos(recursos, (dados) => criarRecurso(contexto, dados))
    const idsDeAdicional = await criarAdicionais(contexto)
    const { vendedores, analista } = await criarPessoas(contexto, idsDeEmpresa, idsDeCanal)
    const idsDePlano = await criarPlanos(contexto, hoje, {
      empresas: idsDeEmpresa,
      canais: idsDeCanal,
      recursos: idsDeRecurso,
      adicionais: idsDeAdicional,
    })
    await criarPromocoes(contexto, hoje, idsDePlano, idsDeCanal, idsDeAdicional)
    const antes = clientesAGravar(idsDeEmpresa)
    const vendas = vendasDaDemo(antes, vendedores, idsDeEmpresa)
    const compradores = new Map(vendas.map(({ cliente }) => [cliente.id, cliente]))
    const clientes = antes.map((cliente) => compradores.get(cliente.id) ?? cliente)
    await gravarClientes(contexto, clientes)
    await gravarVendas(contexto, vendas, {
      ids: { planos: idsDePlano, canais: idsDeCanal },
      arquivos: await gravarDocumentos(contexto, storage, vendas),
      analista,
    })
    await gravarAceites(contexto)
    await gravarEventos(contexto, analista, hoje)
    await gravarBoletosDaDemo(contexto, { storage, analista, hoje, porEmpresa: idsDeEmpresa })
    await gravarAtendimentos(contexto)
    await gravarRascunhos(contexto, vendedores, { clientes, canais: idsDeCanal })
    await gravarMetas(contexto, vendedores, hoje)
    await recontarPainel(db)
    await db.insert(demonstracao).values({})
  })

const comoAdministrador = async (db: Db): Promise<Contexto> => {
  const [admin] = await db.select({ id: usuario.id, nome: usuario.nome }).from(usuario)
  if (!admin) throw new Error('a demonstração começa pelo primeiro administrador')
  return {
    db,
    usuario: pessoa({ ...admin, sessaoId: '', permissoes, empresas: null }),
    origem: { ip: '', agente: 'demonstração' },
  }
}

const criarAdicionais = (contexto: Contexto) =>
  criarTodos(adicionais, (dados, feitos, chave) => {
    // The second of a pair names the first, which already exists.
    const outros = incompativeis.filter((par) => par[1] === chave).flatMap(([outro]) => feitos[outro] ?? [])
    return criarAdicional(contexto, { ...dados, incompativel_com: outros })
  })

const criarPessoas = async (
  contexto: Contexto,
  porEmpresa: Ids<typeof empresas>,
  porCanal: Ids<typeof canais>,
) => {
  const { db } = contexto
  const entrada = {
    enviarConvite: async () => ({ por_email: false, link: null }),
    temMicrosoft: async () => false,
  }
  const vendedores: Vendedor[] = []
  let analista = { id: '', nome: '' }
  for (const { nome, email, grupo, canal, empresas: suas } of pessoas) {
    const [doGrupo] = await db.select().from(grupoPermissao).where(eq(grupoPermissao.nome, grupo))
    const { id } = await criarUsuario(contexto, entrada, {
      nome,
      email,
      telefone: null,
      grupo_permissao_id: doGrupo?.id ?? '',
      todas_empresas: suas === null,
      empresas: (suas ?? []).map((chave) => porEmpresa[chave]),
      canal_venda_id: canal && porCanal[canal],
      provedor: 'local',
    })
    await gravarSenha(db, id, SENHA_DA_DEMO)
    await marcarConviteAceito(db, id)
    const empresaIds = (suas ?? []).map((chave) => porEmpresa[chave])
    if (grupo === 'Vendedor' && canal) vendedores.push({ id, nome, canal, empresaIds })
    if (grupo === 'Backoffice') analista = { id, nome }
  }
  return { vendedores, analista }
}

type Ligacoes = {
  empresas: Ids<typeof empresas>
  canais: Ids<typeof canais>
  recursos: Ids<typeof recursos>
  adicionais: Ids<typeof adicionais>
}

const DIAS_NO_AR = 90
const DIAS_ATE_O_REAJUSTE = 16

/** By code. The best seller has a price change in the future. */
const criarPlanos = async (contexto: Contexto, hoje: string, ids: Ligacoes) => {
  const porCodigo: Record<string, string> = {}
  for (const plano of planos) {
    const { id, versao } = await criarPlano(contexto, {
      ...plano,
      vigencia_inicio: somarDias(hoje, -DIAS_NO_AR),
      vigencia_fim: null,
      empresas: plano.empresas.map((chave) => ids.empresas[chave]),
      canais: plano.canais.map((chave) => ids.canais[chave]),
      recursos: plano.recursos.map((chave) => ids.recursos[chave]),
      adicionais: plano.adicionais.map(({ chave, obrigatorio = false, valor = null }) => ({
        adicional_id: ids.adicionais[chave],
        obrigatorio,
        valor,
      })),
    })
    porCodigo[plano.codigo] = id
    if (plano.codigo === 'FIBRA-500')
      await mudarPreco(contexto, id, {
        a_partir_de: somarDias(hoje, DIAS_ATE_O_REAJUSTE),
        valor_mensal: 119_90,
        taxa_instalacao: plano.taxa_instalacao,
        versao,
      })
  }
  return porCodigo
}

const criarPromocoes = async (
  contexto: Contexto,
  hoje: string,
  porCodigo: Record<string, string>,
  porCanal: Ids<typeof canais>,
  porAdicional: Ids<typeof adicionais>,
) => {
  for (const { deDia, ateDia, vinculados, ...promocao } of promocoes) {
    const { id, versao } = await criarPromocao(contexto, {
      ...promocao,
      vigencia_inicio: somarDias(hoje, deDia),
      vigencia_fim: ateDia === null ? null : somarDias(hoje, ateDia),
      planos: promocao.planos.map((codigo) => porCodigo[codigo] ?? ''),
      canais: promocao.canais.map((chave) => porCanal[chave]),
    })
    const ligados = vinculados.map(({ chave, ...vinculo }) => ({
      ...vinculo,
      adicional_id: porAdicional[chave],
    }))
    if (ligados.length) await vincularAdicionais(contexto, id, { adicionais: ligados, versao })
  }
}
