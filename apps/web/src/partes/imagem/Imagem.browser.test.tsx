import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { Imagem } from './Imagem.tsx'

const ID = '0190a5f0-0000-7000-8000-000000000001'

test('oferece AVIF, depois WebP e por fim o formato da própria imagem, nas duas densidades', async () => {
  montar(<Imagem id={ID} como={{ w: 320, fit: 'inside' }} alt="Fachada" />)
  await vi.waitFor(() => expect(document.querySelector('picture img')).not.toBeNull(), { timeout: 45_000 })
  const ofertas = [...document.querySelectorAll('picture > *')].map((e) => [
    e.getAttribute('type'),
    e.getAttribute('srcset'),
  ])
  const em = (modificadores: string) => `/_img/${modificadores}/${ID}`
  expect(ofertas).toEqual([
    ['image/avif', `${em('w_320,f_avif,fit_inside')} 1x, ${em('w_640,f_avif,fit_inside')} 2x`],
    ['image/webp', `${em('w_320,f_webp,fit_inside')} 1x, ${em('w_640,f_webp,fit_inside')} 2x`],
    [null, `${em('w_320,fit_inside')} 1x, ${em('w_640,fit_inside')} 2x`],
  ])
  // This browser supports AVIF and only asks for that.
  const imagem = document.querySelector<HTMLImageElement>('picture img')
  await vi.waitFor(() => expect(imagem?.currentSrc).toMatch(/,f_avif,/), { timeout: 45_000 })
  expect(imagem?.alt).toBe('Fachada')
})

test('só a imagem ocupa lugar onde está', async () => {
  montar(
    <div style={{ display: 'flex', gap: 10 }} data-testid="linha">
      <Imagem id={ID} como={{ w: 64 }} width={20} height={20} />
    </div>,
  )
  const linha = page.getByTestId('linha')
  await expect.element(linha).toBeInTheDocument()
  const { left } = linha.element().getBoundingClientRect()
  expect(linha.element().querySelector('img')?.getBoundingClientRect().left).toBe(left)
})
