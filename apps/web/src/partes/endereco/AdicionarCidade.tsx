import type { SelectProps } from '@mantine/core'
import { useState } from 'react'
import { preencher } from '#textos/preencher.ts'
import { CampoSelecao } from '#ui/campos/CampoSelecao.tsx'
import { opcaoDeCidade } from './CampoCidade.tsx'
import { textos } from './endereco.textos.ts'
import { useBuscaDeCidades } from './useBuscaDeCidades.ts'

type AdicionarCidadeProps = Pick<
  SelectProps,
  'label' | 'description' | 'disabled' | 'withAsterisk' | 'error'
> & {
  escolhidas: readonly number[]
  aoAdicionar: (codigos: number[]) => void
}

/** Chooses one and clears itself, ready for the next. */
export function AdicionarCidade({ escolhidas, aoAdicionar, ...resto }: AdicionarCidadeProps) {
  const [texto, setTexto] = useState('')
  const { cidades, filtrar, aviso } = useBuscaDeCidades(texto)
  const opcoes = cidades.map((cidade) => {
    const opcao = opcaoDeCidade(cidade)
    const ja = escolhidas.includes(cidade.codigo)
    return ja ? { ...opcao, label: preencher(textos.cidades.ja, opcao.label), disabled: true } : opcao
  })
  return (
    <CampoSelecao
      label={textos.cidades.adicionar}
      placeholder={textos.busca.digite}
      autoComplete="off"
      {...resto}
      data={opcoes}
      filter={filtrar}
      nothingFoundMessage={aviso}
      searchValue={texto}
      onSearchChange={setTexto}
      value={null}
      onChange={(codigo) => {
        if (codigo !== null) aoAdicionar([Number(codigo)])
        setTexto('')
      }}
    />
  )
}
