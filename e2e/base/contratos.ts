import { dadosDePlano } from '../../apps/api/src/catalogo/plano/plano.fabrica.ts'
import { umContrato } from '../../apps/api/src/vendas/contrato/contrato.fabrica.ts'
import { marcaUnica } from './pessoas.ts'
import type { Mundo } from './teste.ts'
import { montarOferta, vendedorDe } from './vendas.ts'

/** R$ 99,90 in Campinas alone with 10 % off for eight months, and a larger plan for R$ 149,90 that sells the same additional. */
export const montarContratos = async (mundo: Mundo) => {
  const oferta = await montarOferta(mundo, {
    promocao: { desconto_mensalidade: { tipo: 'PERCENTUAL', valor: 10_00 }, duracao_meses: 8 },
  })
  const { empresa, plano, adicional, promocao } = oferta
  const { access_token: token } = await mundo.api.entrar()
  const maior = await mundo.api.exigir<{ id: string; nome: string }>('POST', '/plano', {
    token,
    corpo: dadosDePlano({
      nome: `Fibra Maior ${marcaUnica()}`,
      empresas: [empresa.id],
      valor_mensal: 149_90,
      adicionais: [{ adicional_id: adicional.id, obrigatorio: false, valor: null }],
    }),
  })
  const umDeMeses = async (meses: number) => {
    const criado = await mundo.fabricar((db) =>
      umContrato(db, {
        ...{ empresa_id: empresa.id, plano_id: plano.id, meses },
        adicionais: [{ id: adicional.id, quantidade: 1 }],
        promocoes: [promocao.id],
      }),
    )
    return { ...criado, caminho: `/admin/cliente/${criado.cliente.id}/plano/${criado.id}` }
  }
  return { ...oferta, maior, umDeMeses, atendente: await vendedorDe(mundo, oferta, 'Backoffice') }
}
