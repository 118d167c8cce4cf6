import { useState } from 'react'
import { CampoNumero } from '#ui/campos/CampoNumero.tsx'
import { CartoesDeEscolha } from '#ui/escolha/CartoesDeEscolha.tsx'
import classes from './Acoes.module.css'
import { textos } from './acoes.textos.ts'
import { NadaAEscolher } from './NadaAEscolher.tsx'
import type { DialogoProps } from './pedido.ts'
import { QuadroDoEvento } from './QuadroDoEvento.tsx'

const t = textos.adicional

type EscolherAdicionalProps = DialogoProps & {
  tipo: 'ADICIONAL_ENTRA' | 'ADICIONAL_SAI'
  /** `ate`: how many at most. */
  adicionais: readonly { id: string; nome: string; detalhe: string; ate: number }[]
  /** What is said when there is none. */
  nenhum: string
}

export function EscolherAdicional({ tipo, adicionais, nenhum, ...props }: EscolherAdicionalProps) {
  const [adicional_id, setAdicional] = useState<string>()
  const [quantidade, setQuantidade] = useState<number | null>(1)
  const [falta, setFalta] = useState(false)
  const ate = adicionais.find(({ id }) => id === adicional_id)?.ate ?? 1
  const quantos = ate === 1 ? 1 : (quantidade ?? 0)
  const cabe = quantos >= 1 && quantos <= ate
  if (adicionais.length === 0) return <NadaAEscolher tipo={tipo} texto={nenhum} aoFechar={props.aoFechar} />
  return (
    <QuadroDoEvento
      {...props}
      tipo={tipo}
      oQueMuda={adicional_id && cabe ? { tipo, dados: { adicional_id, quantidade: quantos } } : null}
      aoFaltar={() => setFalta(true)}
      campos={['dados.adicional_id', 'dados.quantidade']}
    >
      {(erro) => (
        <>
          <div className={classes.opcoes}>
            <CartoesDeEscolha
              legenda={t.campo}
              campo="dados.adicional_id"
              largos
              opcoes={adicionais.map(({ id, nome, detalhe }) => ({ valor: id, texto: nome, detalhe }))}
              valor={adicional_id}
              aoEscolher={setAdicional}
              erro={(falta && !adicional_id && t.escolha) || erro('dados.adicional_id')}
            />
          </div>
          {ate > 1 && (
            <CampoNumero
              label={t.quantidade}
              value={quantidade}
              onChange={setQuantidade}
              error={cabe ? erro('dados.quantidade') : t.quantidadeErrada(ate)}
            />
          )}
        </>
      )}
    </QuadroDoEvento>
  )
}
