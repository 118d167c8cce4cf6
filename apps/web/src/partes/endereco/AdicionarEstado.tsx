import { estados } from '@balcao/contract/provedor/estados'
import type { Uf } from '@balcao/contract/provedor/uf'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CampoSelecao } from '#ui/campos/CampoSelecao.tsx'
import { municipios } from './endereco.data.ts'
import { textos } from './endereco.textos.ts'

type AdicionarEstadoProps = { travado: boolean; aoAdicionar: (codigos: number[]) => void }

const opcoes = estados.map(({ sigla, nome }) => ({ value: sigla, label: `${nome} (${sigla})` }))

/** All cities of a state at once. */
export function AdicionarEstado({ travado, aoAdicionar }: AdicionarEstadoProps) {
  const cliente = useQueryClient()
  const [texto, setTexto] = useState('')
  // A mutation, because its callback belongs to the latest render, so what was added meanwhile is not lost.
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (uf: Uf) => cliente.fetchQuery(municipios.doEstado(uf)),
    meta: { erro: 'formulario' },
    onSuccess: (cidades) => aoAdicionar(cidades.map(({ codigo }) => codigo)),
  })
  return (
    <CampoSelecao
      label={textos.cidades.adicionarEstado}
      placeholder={textos.cidades.escolhaEstado}
      autoComplete="off"
      disabled={travado || isPending}
      error={isError && textos.busca.falhou}
      data={opcoes}
      searchValue={texto}
      onSearchChange={setTexto}
      value={null}
      onChange={(uf) => {
        if (uf !== null) mutate(uf as Uf)
        setTexto('')
      }}
    />
  )
}
