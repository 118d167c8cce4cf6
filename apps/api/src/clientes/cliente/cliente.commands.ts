import type { DadosCliente, EdicaoCliente } from '@balcao/contract/clientes/cliente/cliente'
import { recusaDeNascimento } from '@balcao/contract/valores/nascimento'
import { eq, inArray } from 'drizzle-orm'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { novaVersao } from '#infra/db/colunas.ts'
import type { Db } from '#infra/db/conexao.ts'
import { exigirExistentes } from '#infra/db/existentes.ts'
import { aoRepetir } from '#infra/db/unico.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido } from '#infra/recusa/recusa.ts'
import { hojeNoFuso } from '#provedor/configuracao/configuracao.queries.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { cliente } from './cliente.table.ts'
import { clienteMudou, clienteNasceu } from './emitir.commands.ts'
import {
  cidadePrincipal,
  exigirCidades,
  exigirEnderecosProprios,
  exigirOndeSeInstala,
  gravarEnderecos,
  perguntarDaPorta,
} from './enderecos.commands.ts'
import { contarChaves } from './freio-de-chaves.ts'
import { clienteParaHistorico, ENTIDADE } from './historico.ts'
import { mascararCliente } from './mascarar.ts'
import { lerCliente } from './obter.queries.ts'
import { exigirIdentificado, exigirVersao, exigirVisualizacao, travarCliente } from './travar.ts'

export const criarCliente = async ({ db, ...autor }: Contexto, dados: DadosCliente) => {
  exigirEnderecosProprios(dados.enderecos)
  // Outside of the transaction: the refusal reveals that the document exists, so a rollback must not undo the
  // count.
  await contarChaves(db, autor.usuario, dados.id_externo === null ? 1 : 2)
  return db.transaction(async (db) => {
    await exigirEmpresa(db, autor.usuario, dados.empresa_id)
    await exigirDados(db, dados)
    const [criado] = await semRepetir(
      db
        .insert(cliente)
        .values({ ...colunas(dados), origem: 'CADASTRO' })
        .returning({ id: cliente.id }),
    )
    if (!criado) throw new Error('o cliente não voltou da inserção')
    await gravarEnderecos(db, criado.id, dados.enderecos)
    const salvo = await lerCliente(db, autor.usuario, criado.id)
    await auditar(db, autor, ENTIDADE, salvo.id, 'CRIAR', {}, clienteParaHistorico(salvo))
    await clienteNasceu(db, salvo.id)
    return mascararCliente(autor.usuario, salvo)
  })
}

export const editarCliente = (
  { db, ...autor }: Contexto,
  id: string,
  { versao, aceita_outra_porta, ...dados }: EdicaoCliente,
) =>
  db.transaction(async (db) => {
    const atual = await travarCliente(db, autor.usuario, id)
    exigirVisualizacao(autor.usuario)
    exigirIdentificado(atual)
    exigirVersao(autor.usuario, atual, versao)
    if (dados.empresa_id !== atual.empresa_id)
      throw campoInvalido('empresa_id', 'Um cliente não passa de uma empresa para outra')
    const seus = atual.enderecos.map((e) => e.id)
    exigirEnderecosProprios(dados.enderecos, seus)
    if (!aceita_outra_porta) await perguntarDaPorta(db, dados.enderecos, atual.enderecos)
    await exigirDados(db, dados)
    await semRepetir(
      db
        .update(cliente)
        .set({ ...colunas(dados), ...novaVersao(atual) })
        .where(eq(cliente.id, atual.id)),
    )
    await exigirOndeSeInstala(db, dados.enderecos, atual.enderecos)
    await gravarEnderecos(db, atual.id, dados.enderecos, seus)
    const salvo = await lerCliente(db, autor.usuario, atual.id)
    const [antes, depois] = [clienteParaHistorico(atual), clienteParaHistorico(salvo)]
    await auditar(db, autor, ENTIDADE, salvo.id, 'EDITAR', antes, depois)
    await clienteMudou(db, salvo.id)
    return salvo
  })

const exigirEmpresa = (db: Db, { empresas }: Pessoa, id: string) =>
  exigirExistentes(db, empresa, [id], {
    campo: 'empresa_id',
    recusa: 'Empresa não encontrada',
    onde: empresas === null ? undefined : inArray(empresa.id, [...empresas]),
  })

const exigirDados = async (db: Db, { data_nascimento, enderecos }: DadosCliente) => {
  const recusa = data_nascimento && recusaDeNascimento(data_nascimento, await hojeNoFuso(db))
  if (recusa) throw campoInvalido('data_nascimento', recusa)
  await exigirCidades(db, enderecos)
}

const colunas = ({ enderecos, ...dados }: DadosCliente) => ({
  ...dados,
  codigo_ibge: cidadePrincipal(enderecos),
})

const semRepetir = <T>(acao: Promise<T>) =>
  aoRepetir(
    'cliente_id_externo',
    aoRepetir('cliente_documento', acao, () =>
      campoInvalido('cpf_cnpj', 'Já existe um cliente com este documento'),
    ),
    () => campoInvalido('id_externo', 'Já existe um cliente com este código externo'),
  )
