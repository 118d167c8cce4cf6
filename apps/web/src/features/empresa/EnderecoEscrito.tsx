import { type Endereco, enderecoEmLinha } from '@balcao/contract/endereco'
import { nomeComUf } from '@balcao/contract/municipio'
import { useQuery } from '@tanstack/react-query'
import { municipios } from '../../ui/endereco/endereco.data.ts'

/** In one line; the city's name is usually known already, from the field that shows it. */
export function EnderecoEscrito({ endereco }: { endereco: Endereco }) {
  const { data: cidade } = useQuery(municipios.um(endereco.codigo_ibge))
  return enderecoEmLinha(endereco, cidade ? nomeComUf(cidade) : '…')
}
