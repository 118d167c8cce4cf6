import { type Municipio, nomeComUf } from '@balcao/contract/provedor/municipio'
import type { SelectProps } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { CampoSelecao } from '#ui/campos/CampoSelecao.tsx'
import { type Ligavel, useCampo } from '#ui/campos/useCampo.ts'
import { lembrarMunicipio, municipios } from './endereco.data.ts'
import { textos } from './endereco.textos.ts'
import { useBuscaDeCidades } from './useBuscaDeCidades.ts'

type CampoCidadeProps = Omit<
  SelectProps,
  'value' | 'defaultValue' | 'onChange' | 'name' | 'data' | 'searchValue' | 'onSearchChange'
> &
  Ligavel<number | null>

const NENHUM = 0

export const opcaoDeCidade = (cidade: Municipio) => ({
  value: String(cidade.codigo),
  label: nomeComUf(cidade),
})

/**
 * One city, found by typing. Its value is the IBGE code.
 * The server searches, so that nobody downloads 5,571 names.
 */
export function CampoCidade(props: CampoCidadeProps) {
  const { valor, mudar, resto } = useCampo<number | null, typeof props>(props, null)
  const cliente = useQueryClient()
  const [texto, setTexto] = useState('')
  const { data } = useQuery({ ...municipios.um(valor ?? NENHUM), enabled: valor !== null })
  const escolhida = data && data.codigo === valor ? data : null
  // The name of the chosen city does not count as a search text.
  const procura = escolhida && texto === nomeComUf(escolhida) ? '' : texto
  const { cidades, filtrar, aviso } = useBuscaDeCidades(procura)

  function escolher(codigo: string | null) {
    const cidade = cidades.find((c) => String(c.codigo) === codigo)
    if (cidade) lembrarMunicipio(cliente, cidade)
    mudar(codigo === null ? null : Number(codigo))
  }

  const opcoes = useMemo(() => {
    const outras = cidades.filter(({ codigo }) => codigo !== escolhida?.codigo)
    return [...(escolhida ? [escolhida] : []), ...outras].map(opcaoDeCidade)
  }, [cidades, escolhida])
  return (
    <CampoSelecao
      autoComplete="off"
      placeholder={textos.busca.digite}
      {...resto}
      data={opcoes}
      filter={filtrar}
      nothingFoundMessage={aviso}
      onSearchChange={setTexto}
      value={valor === null ? null : String(valor)}
      onChange={escolher}
    />
  )
}
