import type { ClienteGravado } from './gravar-clientes.ts'
import type { VendaDaDemo } from './vendas.ts'

const DIAS_ATE_TER_CONTRATO = 30

/** Their installation is over, and their house is like no other. */
const temContrato = ({ dados, diasDeCasa, enderecos }: ClienteGravado) =>
  dados.situacao === 'ATIVO' && diasDeCasa > DIAS_ATE_TER_CONTRATO && /\d/.test(enderecos[0]?.numero ?? '')

/** Who buys where somebody else still has a contract moves to the door of one who has, in the same city. */
export const naPortaDeOutro = (abertas: VendaDaDemo[], concluidas: VendaDaDemo[]): VendaDaDemo[] => {
  const moradores = new Set(concluidas.map(({ cliente }) => cliente).filter(temContrato))
  return abertas.map((vendida) => {
    if (vendida.regra !== 'CONTRATO_ATIVO') return vendida
    const { cliente } = vendida
    const [deAntes, ...outros] = cliente.enderecos
    const morador = [...moradores].find(
      ({ dados, enderecos }) =>
        dados.empresa_id === cliente.dados.empresa_id && enderecos[0]?.codigo_ibge === deAntes?.codigo_ibge,
    )
    const porta = morador?.enderecos[0]
    if (!deAntes || !porta) throw new Error('ninguém da demonstração tem contrato nesta cidade')
    moradores.delete(morador)
    return { ...vendida, cliente: { ...cliente, enderecos: [{ ...porta, id: deAntes.id }, ...outros] } }
  })
}
