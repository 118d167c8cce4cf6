import { type Endereco, enderecoEmLinha } from '@balcao/contract/provedor/endereco'
import { nomeComUf } from '@balcao/contract/provedor/municipio'
import { useQuery } from '@tanstack/react-query'
import { municipios } from '#partes/endereco/endereco.data.ts'

/** In one line. The name of the city is usually known already, from the field that shows it. */
export function EnderecoEscrito({ endereco }: { endereco: Endereco }) {
  const { data: cidade } = useQuery(municipios.um(endereco.codigo_ibge))
  return enderecoEmLinha(endereco, cidade ? nomeComUf(cidade) : '…')
}
