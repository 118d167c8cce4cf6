import type { BoletoPublico } from '@balcao/contract/cobranca/boleto-publico'
import { Button } from '@mantine/core'
import { Cartao } from '#partes/publica/Cartao.tsx'
import classes from './BoletoPublico.module.css'
import { enderecoDoPdf } from './boleto-publico.data.ts'
import { textos } from './boleto-publico.textos.ts'
import { Copiar } from './Copiar.tsx'
import { QrDoPix } from './QrDoPix.tsx'

/** One debt, two means: either pays it. */
export function ComoPagar({ t, boleto }: { t: string; boleto: BoletoPublico }) {
  const { pix, linha_digitavel, estado, hoje } = boleto
  if (!linha_digitavel) return null
  const registrando = pix ? textos.registrandoComPix : textos.registrando
  return (
    <>
      {pix && <p>{textos.bastaUm}</p>}
      {pix && (
        <Cartao titulo={textos.pix}>
          <Copiar
            texto={pix}
            nome={textos.codigoPix}
            botao={textos.copiarPix}
            como={textos.comoPix}
            copiado={textos.pixCopiado}
            principal
          />
          <QrDoPix codigo={pix} />
        </Cartao>
      )}
      <Cartao titulo={textos.boleto}>
        {estado === 'SEM_REGISTRO' && <p>{registrando}</p>}
        {hoje.multa + hoje.juros > 0 && <p>{textos.vencido}</p>}
        <Copiar
          texto={linha_digitavel.replace(/\D/g, '')}
          escrito={linha_digitavel}
          nome={textos.linha}
          botao={textos.copiarLinha}
          como={textos.comoLinha}
          copiado={textos.linhaCopiada}
          principal={!pix}
        />
        <Button
          component="a"
          href={enderecoDoPdf(t)}
          download
          variant="default"
          size="lg"
          fullWidth
          className={classes.seguinte ?? ''}
        >
          {textos.baixar}
        </Button>
      </Cartao>
    </>
  )
}
