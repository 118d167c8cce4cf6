import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { CampoDeOpcoes } from '#ui/campos/CampoDeOpcoes.tsx'
import { useQuemVende } from '../../consulta/useQuemVende.ts'
import { useGravar } from '../../formulario/edicao.ts'
import { textos } from './quem-vende.textos.ts'

/** In whose name the sale is made: one's own, unless another is chosen. */
export function QuemVende() {
  const { eu, outro, nome, lista } = useQuemVende(true)
  const { data, error, isFetching } = lista
  const gravar = useGravar()
  const [voltou, setVoltou] = useState(false)
  const nomes = useMemo(
    () => ({
      '': eu,
      ...Object.fromEntries((data ?? []).map(({ id, nome }) => [id, nome])),
      ...(outro && nome && { [outro]: nome }),
    }),
    [eu, data, outro, nome],
  )
  const escolher = (id: string, sozinho = false) => {
    setVoltou(sozinho)
    gravar({ vendedor_id: id || undefined })
  }
  // Another company, or somebody who no longer sells. Judged only by a list that has just come.
  const naoVende = !!outro && !!data && !error && !isFetching && !data.some(({ id }) => id === outro)
  const voltar = useEffectEvent(() => escolher('', true))
  useEffect(() => {
    if (naoVende) voltar()
  }, [naoVende])
  return (
    <CampoDeOpcoes
      data-path="vendedor_id"
      label={textos.vendedor}
      description={error ? porque(error) : voltou && textos.voltou}
      nomes={nomes}
      value={outro ?? ''}
      onChange={(id) => escolher(id)}
    />
  )
}

const porque = (erro: Error) =>
  erro instanceof ErroHttp && erro.semServidor ? textos.precisaDeRede : textoDoErro(erro)
