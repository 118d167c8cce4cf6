import { diaNoFuso } from '@balcao/contract/valores/dia'
import type { Contexto } from '#infra/http/contexto.ts'
import { naoEncontrado, Recusa } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { contaQueEmite, lerConta } from './conta.queries.ts'
import { gravarUm } from './um.commands.ts'
import { vencimentoPedido } from './vencer.ts'

/** The company charges itself, so that the bank can check paper and file before anybody else is charged. */
export const emitirDeTeste = (
  { db, ...autor }: Contexto,
  contaId: string,
  { valor, vencimento }: { valor: number; vencimento: string },
): Promise<string> =>
  db.transaction(async (db) => {
    const lida = await lerConta(db, contaId)
    const { empresas } = autor.usuario
    if (!lida || (empresas !== null && !empresas.includes(lida.empresa.id))) throw naoEncontrado()
    const de = await contaQueEmite(db, lida.empresa.id, contaId)
    const { cnpj, razao_social, endereco, cidade, uf } = de.empresa
    if (!endereco || !cidade || !uf)
      throw new Recusa(
        422,
        'PAGADOR',
        'Preencha antes o endereço da empresa: ela é quem paga o boleto de teste',
      )
    const configuracao = await lerConfiguracao(db)
    const pagador = {
      ...{ nome: razao_social, documento: cnpj, bairro: endereco.bairro, cep: endereco.cep, cidade, uf },
      endereco: [endereco.logradouro, endereco.numero, endereco.complemento].filter(Boolean).join(', '),
    }
    const descricao = 'Boleto de teste'
    return gravarUm(
      db,
      autor,
      { de, emissao: diaNoFuso(new Date(), configuracao.fuso_horario) },
      {
        ...{ origem: 'TESTE', cliente_id: null, cliente_plano_id: null, venda_id: null, competencia: null },
        ...{
          descricao,
          itens: [{ descricao, valor }],
          valor,
          pagador,
        },
        vencimento: vencimentoPedido(vencimento, pagador, configuracao),
      },
    )
  })
