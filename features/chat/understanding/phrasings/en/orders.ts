import type { Phrasings } from '../phrasing.ts'

export const orders: Phrasings = {
  'order:post +photo': `
    make it ready to post
    Make it ready to post
    make this look better
    just improve it
    fix the lighting please
    can you make it look professional
    touch up pls
    make a post with this
    make a post that says SALE
    write "Open Sunday" on it
    put the title Cake of the Week
    add text saying New In
    story format
    square please
    1:1
    make it 9:16
    original size
    brighten it up
    enhance
    dont change the background just fix the light
    keep the background and improve the colours
    work your magic ✨
    turn this into an instagram post
    can u edit this for me its too dark
    make it pop
    create a graphic with this photo saying Happy Easter
    do your thing
    sharpen it a bit
    clean up this photo please
    Red velvet cupcakes fresh out of the oven
    new nails for my client yesterday loved it
    pls retouch
    a nice post for mothers day
  `,
  'order:describe +photo': `
    white background
    put a white background
    remove the background
    remove background pls
    no background
    change the background to a beach with palm trees
    swap the background for rustic wood with flowers
    light pink background
    black bg very classy
    place it in a garden
    put it on a wooden table with morning light
    on a marble counter with green leaves behind
    christmas background with red lights
    replace this ugly background with a white wall
    change teh background to a beach
    hi there could you change the background to a garden?
    cut out the product and use a grey background
    make the bg a brick wall with plants
    background baby blue
    get rid of the background
    blue background and write PROMO
    white background story format short caption
    i want it on the beach with the sun going down
    make the background lilac
    take out everything behind and make it plain beige
    erase the background please
    yellow backgroud
    marble with gold and flowers
    put it in a cosy coffee shop with plants
  `,
  'order:swap +photo': `
    change the background
    change bg
    swap background please
    another background
    different background
    background
    new background pls
    white marble
    dark wood background
    wood and brick
    pink podium
    beach at sunset
    i want it on the beach at sunset
    put it on dark concrete
    i want to pick a background
    put a nice background
    blue velvet please
  `,
  'order:caption +photo': `
    write a caption
    just the caption
    caption
    caption please
    make a fun caption for this
    caption: new collection in store
    i only need the text for the post
    help me with a caption for instagram
    write a short caption about gel nails
    caption saying we have 20% off today
    professional caption in spanish
    caption about skin care
    caption: money back if you dont love it
    write a caption saying we cancelled the delivery fee
    need a caption for this cake
  `,
  'order:post': `
    make it ready to post
    Make it ready to post
    i want to make a post
    make a post for me
    improve the photo
    can you enhance the picture i sent
    edit the photo
    make a post that says WE ARE BACK
    create a post from my photo
  `,
  'order:describe': `
    change the background to a beach
    put a white background
    remove the background from the photo
    make the background light wood with plants
    i want a navy blue background
    flower background
    delete the background
  `,
  'order:swap': `
    change the background
    i want to change the background of the photo
    swap the bg pls
    white marble background
  `,
  'order:caption': `
    i want a caption
    write a caption about valentines day
    create a caption for our friday sale
    make me a caption
    i need a caption for a wedding cake
    write a caption telling people about our new hours
  `,
  'order:describe ?words': `
    an empty beach
    pink wall with leaf shadow
    plain white
    idk something with wood
    a garden in late afternoon light
  `,
  'order:swap ?words': `
    green marble
    blurred garden
  `,
  'order:caption ?message': `
    fresh carrot cake today
    sale cancelled, back to normal prices
    20% off today, your money back if you dont love it
    we have openings on friday, text us
    monthly flower subscription 20% off, cancel anytime
    grand opening saturday at 10
  `,
}
