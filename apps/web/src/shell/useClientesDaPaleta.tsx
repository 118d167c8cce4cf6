import type { ClienteEncontrado } from '@balcao/contract/clientes/cliente/api'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { encontrarClientes } from '#partes/cliente/clientes.opcoes.ts'
import { cidadeDe } from '#partes/cliente/onde.ts'
import { Icone } from '#ui/Icone.tsx'
import { erroDaBusca } from '#ui/lista/erroDaBusca.ts'
import { textos as daPaleta } from './paleta.textos.ts'

const descricaoDe = (cliente: ClienteEncontrado) =>
  [
    cliente.restrito && daPaleta.restrito,
    cliente.cpf_cnpj && formatarDocumento(cliente.cpf_cnpj),
    cidadeDe(cliente),
  ]
    .filter(Boolean)
    .join(' · ')

export function useClientesDaPaleta(procurado: string, ativa: boolean) {
  const navigate = useNavigate()
  const podeAbrir = usePode('VISUALIZAR.CLIENTE', 'CRIAR.VENDA')
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...encontrarClientes(procurado),
    enabled: ativa,
  })

  const abrir = ({ id, codigo }: ClienteEncontrado) =>
    podeAbrir
      ? navigate({ to: '/admin/cliente/$id', params: { id } })
      : navigate({ to: '/cliente', search: { busca: `nº ${codigo}` } })

  const acoes = (data?.itens ?? []).map((cliente) => ({
    id: `cliente:${cliente.id}`,
    label: cliente.nome,
    description: descricaoDe(cliente),
    leftSection: <Icone nome="tabler:user" tamanho={20} />,
    onClick: () => void abrir(cliente),
  }))
  return {
    acoes,
    respondeu: !isPending && !isPlaceholderData,
    falhou: error !== null && !erroDaBusca(error),
    repetir: refetch,
  }
}
