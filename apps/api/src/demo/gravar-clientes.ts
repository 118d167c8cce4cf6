import { v7 } from 'uuid'
import { cidadePrincipal } from '#clientes/cliente/enderecos.commands.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { clientesDaDemo } from './clientes.ts'
import type { empresas } from './empresas.ts'
import { inserir } from './inserir.ts'

const MILISSEGUNDOS_DO_DIA = 86_400_000

/** With all that their rows have, so that sales can be made to them before. */
export const clientesAGravar = (porEmpresa: Record<keyof typeof empresas, string>) =>
  clientesDaDemo(porEmpresa).map((cliente) => ({
    ...cliente,
    id: v7(),
    criado_em: haDias(cliente.diasDeCasa),
    atualizado_em: haDias(cliente.diasDeCasa / 2),
    enderecos: cliente.dados.enderecos.map((endereco) => ({ ...endereco, id: v7() })),
  }))
export type ClienteGravado = ReturnType<typeof clientesAGravar>[number]

/**
 * As if imported from an earlier system: one statement per table, so that the demonstration starts quickly.
 */
export const gravarClientes = async ({ db, usuario }: Contexto, clientes: readonly ClienteGravado[]) => {
  await inserir(
    db,
    'cliente',
    clientes.map(({ id, dados: { enderecos, ...dados }, criado_em, atualizado_em, restricao }) => ({
      ...dados,
      id,
      criado_em,
      atualizado_em,
      versao: 1,
      origem: 'IMPORTACAO',
      codigo_ibge: cidadePrincipal(enderecos),
      restricao: restricao && { motivo: restricao, por: usuario.nome, em: atualizado_em },
    })),
  )
  await inserir(
    db,
    'cliente_endereco',
    clientes.flatMap(({ id, enderecos }) =>
      enderecos.map((endereco, ordem) => ({ ...endereco, cliente_id: id, ordem })),
    ),
  )
  await inserir(
    db,
    'cliente_consentimento',
    clientes.map(({ id, criado_em }, i) => ({
      id: v7(),
      cliente_id: id,
      finalidade: i % 2 ? 'OFERTAS' : 'WHATSAPP',
      concedido: i % 7 > 0,
      meio: 'Formulário assinado na loja',
      em: criado_em,
      usuario_nome: usuario.nome,
    })),
  )
  await inserir(
    db,
    'auditoria',
    clientes.map(({ id, dados, criado_em }) => ({
      id: v7(),
      em: criado_em,
      autor: 'PESSOA',
      autor_id: usuario.id,
      autor_nome: usuario.nome,
      entidade: 'cliente',
      entidade_id: id,
      acao: 'CRIAR',
      mudancas: [
        { campo: 'nome', antes: null, depois: dados.nome },
        { campo: 'cpf_cnpj', antes: null, depois: dados.cpf_cnpj },
      ],
    })),
  )
}

export const haDias = (dias: number) => new Date(Date.now() - dias * MILISSEGUNDOS_DO_DIA).toISOString()
