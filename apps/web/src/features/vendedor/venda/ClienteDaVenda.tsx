import { formatarCep } from '@balcao/contract/valores/cep'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import type { Venda } from '@balcao/contract/vendas/venda'
import { Telefones } from '#ui/Telefone.tsx'
import { Grupo } from '../Grupo.tsx'
import { Dados } from './Dados.tsx'
import { textos } from './venda-enviada.textos.ts'

const { campos } = textos

const emUmaLinha = ({ endereco }: Venda) =>
  [
    `${endereco.logradouro}, ${endereco.numero}`,
    endereco.complemento,
    endereco.bairro,
    `${endereco.cidade} – ${endereco.uf}`,
    formatarCep(endereco.cep),
    endereco.referencia,
  ]
    .filter(Boolean)
    .join(' · ')

export function ClienteDaVenda({ venda }: { venda: Venda }) {
  const { cliente } = venda
  return (
    <Grupo titulo={textos.cliente}>
      <Dados
        dados={[
          { nome: campos.nome, valor: cliente.nome },
          { nome: campos.documento, valor: formatarDocumento(cliente.cpf_cnpj) },
          { nome: campos.telefones, valor: <Telefones telefones={cliente.telefones} /> },
          { nome: campos.email, valor: cliente.email },
          { nome: campos.endereco, valor: emUmaLinha(venda) },
        ]}
      />
    </Grupo>
  )
}
