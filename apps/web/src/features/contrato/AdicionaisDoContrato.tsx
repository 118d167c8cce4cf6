import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import emLados from '#ui/EmLados.module.css'
import { Secao } from '#ui/Secao.tsx'
import { textos } from './contrato.textos.ts'

const t = textos.adicionais

export function AdicionaisDoContrato({ contrato: { adicionais } }: { contrato: Contrato }) {
  return (
    <Secao titulo={t.titulo}>
      {adicionais.length === 0 && <p className={emLados.menor}>{t.nenhum}</p>}
      <ul className={emLados.itens}>
        {adicionais.map(({ id, nome, cobranca, valor, quantidade, obrigatorio, desde }) => (
          // What was added later is a line of its own: its price may be another.
          <li key={`${id} ${desde}`}>
            <span>
              {t.nome(nome, quantidade)}
              <small>
                {[obrigatorio && t.obrigatorio, desde && t.desde(formatarData(desde))]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
            <span>{t.valor[cobranca](formatarDinheiro(valor * quantidade))}</span>
          </li>
        ))}
      </ul>
    </Secao>
  )
}
